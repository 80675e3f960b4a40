/* The address of a page, and the addresses that lead to it. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { PageAddressInfo } from '../address.ts';
import { clearForm, keepForm, keptForm } from './kept-form.ts';
import { goTo } from './reload.ts';
import { messageOf, request } from './request.ts';
import { postStep } from './step.ts';

const { pathname: here } = location;

/** For the current page. */
export function PageAddress() {
  const [known, setKnown] = useState<PageAddressInfo>();
  useEffect(() => {
    request<PageAddressInfo>('address', { pathname: here }).then(setKnown, () => {});
  }, []);
  if (!known) return null;
  return (
    <details className="editor-group">
      <summary>Address</summary>
      <AddressForm
        known={known}
        pathname={here}
        done={(address) => goTo(address, 'The page has its new address. The old one leads to it.')}
      />
      <p>
        {known.former.length === 0
          ? 'No old address leads here.'
          : `Old addresses lead here: ${known.former.join(', ')}.`}
      </p>
    </details>
  );
}

interface AddressFormProps {
  known: PageAddressInfo;
  pathname: string;
  done(address: string): void;
}

export function AddressForm({ known, pathname, done }: AddressFormProps) {
  const form = `address ${pathname}`;
  const id = useId();
  const [result, setResult] = useState<{ problems: string[]; isFree: boolean }>({
    problems: [],
    isFree: false,
  });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known.fixed) return <p>{known.fixed}</p>;
  const refuse = (error: unknown) => setResult({ problems: [messageOf(error)], isFree: false });
  function check(address: string): void {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(
      () =>
        request<{ problems: string[] }>('check-address', { pathname, address }).then(
          ({ problems }) => setResult({ problems, isFree: problems.length === 0 && address !== known.now }),
          refuse,
        ),
      250,
    );
  }
  async function change(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const address = String(new FormData(event.currentTarget).get('address')).trim();
    try {
      await postStep('change-address', { pathname, address });
      clearForm(form);
      done(address);
    } catch (error) {
      refuse(error);
    }
  }
  return (
    <form
      onSubmit={change}
      onInput={({ currentTarget }) => {
        keepForm(form, currentTarget);
        check(String(new FormData(currentTarget).get('address')).trim());
      }}
    >
      <p className="editor-field">
        <label htmlFor={id}>New address</label>
        <input
          id={id}
          name="address"
          defaultValue={keptForm(form).address ?? known.now}
          aria-describedby={`${id}-note`}
          spellCheck={false}
        />
        <small id={`${id}-note`}>Small letters, figures and hyphens.</small>
      </p>
      <div role="status" className={result.isFree ? undefined : 'editor-problems'}>
        {result.problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        {result.isFree && (
          <p>
            Free: no other page has it. {known.links === 1 ? '1 link' : `${known.links} links`} on the site
            and the site map follow by themselves.
          </p>
        )}
      </div>
      <button type="submit">Change the address</button>
    </form>
  );
}
