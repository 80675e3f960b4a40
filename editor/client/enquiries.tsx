/* Whether enquiries arrive, a link to the inbox, and how to switch them on. */
import type { EnquiriesState } from '../enquiries-state.ts';
import { Loading, useResource } from './resource.tsx';

export function Enquiries() {
  const resource = useResource<EnquiriesState>('enquiries');
  const { data: now } = resource;
  if (!now) return <Loading resource={resource}>Looking for the inbox…</Loading>;
  const { endpoint, inboxPort, answers } = now;
  return (
    <div className="editor-desk-columns">
      <section>
        {answers ? (
          <>
            <h2>Enquiries are received</h2>
            <p>Read, search, answer, export and delete them in the inbox. It asks for its token once.</p>
            <p className="editor-actions">
              <a
                className="editor-next"
                href={`http://${location.hostname}:${inboxPort}/?editor=${location.port}`}
              >
                Open the inbox
              </a>
            </p>
          </>
        ) : (
          <>
            <h2>{endpoint ? 'The inbox cannot be reached' : 'Enquiries are switched off'}</h2>
            <p>
              {endpoint
                ? `The form is sent to ${endpoint}. Start the service on this computer, or open a tunnel to the one it runs on: ssh -L 8026:localhost:8026 you@your-server. Then try again.`
                : 'The contact form sends nothing. Visitors can open their message in their own e-mail program.'}
            </p>
            {endpoint && (
              <p className="editor-actions">
                <button type="button" onClick={() => location.reload()}>
                  Try again
                </button>
              </p>
            )}
          </>
        )}
      </section>
      <section aria-labelledby="editor-steps">
        <h2 id="editor-steps">How to switch them on</h2>
        <ol>
          <li>
            <b>Settings.</b> Copy enquiries.env.example from the folder enquiries to .enquiries/enquiries.env
            in your home folder, and fill in your site’s address, your mail server and two e-mail addresses.
          </li>
          <li>
            <b>Start the service</b> on the computer that receives the form: npm run enquiries.
          </li>
          <li>
            <b>Address.</b> In Brand, enter its address as Form endpoint, publish, and upload. Then send
            yourself a message.
          </li>
        </ol>
        <p>
          Each enquiry is stored before the visitor is thanked, then sent to you by e-mail. It is kept in the
          inbox, also while your mail server is down.
        </p>
      </section>
    </div>
  );
}
