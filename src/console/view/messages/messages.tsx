import type { SourceKind } from '../../../content/shifts/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { Icon } from '../../../ui/icon.tsx';
import { clockText } from '../../../ui/time-text.ts';
import type { Incident, Message } from '../../engine/incident-types.ts';
import { messagesInOrder } from '../../engine/look.ts';
import link from '../parts/link.module.css';
import { useDesk } from '../state/desk-context.ts';
import css from './messages.module.css';

const icons = {
  gauge: 'waves',
  gas: 'gauge',
  camera: 'cctv',
  call: 'phone',
  desk: 'headset',
  unit: 'radio',
  control: 'radio-tower',
} as const satisfies Record<SourceKind, string>;

/** The messages joined into an incident, the rule that joined them, and a link to the originals. */
export function Messages({ incident }: { incident: Incident }) {
  const { store, desk, words } = useDesk();
  const { joining } = desk.shift.setting.city;
  const messages = desk.shift.messages.filter(({ id }) => incident.messages.includes(id));
  const labels = words.incident;
  return (
    <section className={css.messages} data-joined={messages.length > 1 || undefined}>
      <div className={css.head}>
        <h3>{labels.messages[messages.length] ?? fill(labels.moreMessages, { count: messages.length })}</h3>
        <button type="button" className={link.link} onClick={() => store.open({ kind: 'originals' })}>
          {labels.originals}
        </button>
      </div>
      <ul>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ul>
      {messages.length > 1 && (
        <p className={css.rule}>
          {fill(labels.joinedBy, { metres: joining.metres, seconds: joining.seconds })}{' '}
          {incident.state === 'proposed' && store.mayAct && (
            <button type="button" className={link.link} onClick={() => store.open({ kind: 'split' })}>
              {labels.split}
            </button>
          )}
        </p>
      )}
    </section>
  );
}

export function MessageRow({ message }: { message: Message }) {
  return (
    <li className={css.message}>
      <Icon name={icons[message.from]} size={18} />
      <span className={css.source}>{message.source}</span>
      <time>{clockText(message.at)}</time>
      <span className={css.text}>{message.text}</span>
    </li>
  );
}

/** Messages no rule has joined: a person proposes, attaches or dismisses them. */
export function PendingMessages() {
  const { store, desk, words } = useDesk();
  const { shift } = desk;
  const pending = messagesInOrder(
    shift,
    shift.messages.filter(({ state, logOnly }) => state === 'pending' && !logOnly),
  );
  if (pending.length === 0) return <p className={css.none}>{words.incident.none}</p>;
  return (
    <section className={css.messages}>
      <div className={css.head}>
        <h3>{words.incident.pendingTitle}</h3>
      </div>
      <p className={css.rule}>{words.incident.pendingLead}</p>
      <ul>
        {pending.map((message) => (
          <li key={message.id}>
            <ul>
              <MessageRow message={message} />
            </ul>
            {store.mayAct && <PendingActs message={message} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PendingActs({ message }: { message: Message }) {
  const { store, desk, words } = useDesk();
  const open = desk.shift.incidents.findLast(({ state }) => state === 'proposed' || state === 'confirmed');
  return (
    <p className={css.acts}>
      <button
        type="button"
        className={link.link}
        onClick={() => store.act({ kind: 'propose', message: message.id })}
      >
        {words.incident.propose}
      </button>
      {open && (
        <button
          type="button"
          className={link.link}
          onClick={() => store.act({ kind: 'attach', message: message.id, incident: open.id })}
        >
          {fill(words.incident.attach, { incident: open.id })}
        </button>
      )}
      <button
        type="button"
        className={link.link}
        onClick={() => store.act({ kind: 'dismiss-message', message: message.id })}
      >
        {words.incident.dismissMessage}
      </button>
    </p>
  );
}
