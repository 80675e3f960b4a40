/* The address of the page in sight, and the addresses that lead to it. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Address } from '../address.ts';
import { ask, sentenceOf } from './ask.ts';
import { clearForm, keepForm, keptForm } from './kept-form.ts';
import { goTo } from './reload.ts';
import { step } from './step.ts';

const { pathname } = location;
const form = `address ${pathname}`;

export function PageAddress() {
  const [known, setKnown] = useState<Address>();
  const [said, setSaid] = useState<{ problems: string[]; isFree: boolean }>({ problems: [], isFree: false });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    ask<Address>('address', { pathname }).then(setKnown, () => {});
  }, []);
  if (!known) return null;
  const refuse = (error: unknown) => setSaid({ problems: [sentenceOf(error)], isFree: false });
  function check(address: string): void {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(
      () =>
        ask<{ problems: string[] }>('check-address', { pathname, address }).then(
          ({ problems }) => setSaid({ problems, isFree: problems.length === 0 && address !== known?.now }),
          refuse,
        ),
      250,
    );
  }
  async function change(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const address = String(new FormData(event.currentTarget).get('address')).trim();
    try {
      await step('change-address', { pathname, address });
      clearForm(form);
      goTo(address, 'The page has its new address. The old one leads to it.');
    } catch (error) {
      refuse(error);
    }
  }
  return (
    <details className="editor-group">
      <summary>Address</summary>
      {known.fixed ? (
        <p>{known.fixed}</p>
      ) : (
        <form
          onSubmit={change}
          onInput={({ currentTarget }) => {
            keepForm(form, currentTarget);
            check(String(new FormData(currentTarget).get('address')).trim());
          }}
        >
          <p className="editor-field">
            <label htmlFor="editor-address">New address</label>
            <input
              id="editor-address"
              name="address"
              defaultValue={keptForm(form).address ?? known.now}
              aria-describedby="editor-address-note"
              spellCheck={false}
            />
            <small id="editor-address-note">Small letters, figures and hyphens.</small>
          </p>
          <div role="status" className={said.isFree ? undefined : 'editor-problems'}>
            {said.problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
            {said.isFree && (
              <p>
                Free: no other page has it. {known.links === 1 ? '1 link' : `${known.links} links`} on the
                site and the site map follow by themselves.
              </p>
            )}
          </div>
          <button type="submit">Change the address</button>
        </form>
      )}
      <p>
        {known.former.length === 0
          ? 'No old address leads here.'
          : `Old addresses lead here: ${known.former.join(', ')}.`}
      </p>
    </details>
  );
}
