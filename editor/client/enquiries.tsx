/* Whether enquiries arrive, a link to them, and how to switch them on. */
import type { EnquiriesState } from '../enquiries-state.ts';
import { Loading, useResource } from './resource.tsx';

export function Enquiries() {
  const resource = useResource<EnquiriesState>('enquiries');
  const { data: now } = resource;
  if (!now) return <Loading resource={resource}>Looking for the enquiries…</Loading>;
  const { endpoint, deskPort, answers } = now;
  return (
    <div className="editor-desk-columns">
      <section>
        {answers ? (
          <>
            <h2>Your enquiries</h2>
            <p>List, read, note, mark as answered, export, erase. The token is asked for once.</p>
            <p className="editor-actions">
              <a
                className="editor-next"
                href={`http://${location.hostname}:${deskPort}/?editor=${location.port}`}
              >
                Open the enquiries
              </a>
            </p>
          </>
        ) : (
          <>
            <h2>{endpoint ? 'They cannot be reached from here' : 'Not switched on'}</h2>
            <p>
              {endpoint
                ? `The form is sent to ${endpoint}. Start the service on this computer, or open a tunnel to the one it runs on: ssh -L 8026:localhost:8026 you@your-server. Then look again.`
                : 'Until you name a service, the form opens the visitor’s own mail and nothing is kept here.'}
            </p>
            {endpoint && (
              <p className="editor-actions">
                <button type="button" onClick={() => location.reload()}>
                  Look again
                </button>
              </p>
            )}
          </>
        )}
      </section>
      <section aria-labelledby="editor-steps">
        <h2 id="editor-steps">Switch it on in three steps</h2>
        <ol>
          <li>
            <b>Settings.</b> Copy enquiries.env.example from the folder enquiries to .enquiries/enquiries.env
            in your home folder, and fill in your site’s address, your mail server and two e-mail addresses.
          </li>
          <li>
            <b>Start it</b> where the next step’s address leads to: npm run enquiries.
          </li>
          <li>
            <b>Name it.</b> In Brand, fill in Form endpoint with its address, publish, and upload. Send
            yourself a message.
          </li>
        </ol>
        <p>
          Each enquiry is written down before the visitor is thanked, sent to you once, and kept until
          delivered.
        </p>
      </section>
    </div>
  );
}
