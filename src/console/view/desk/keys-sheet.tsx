import { useState } from 'react';
import { SheetDialog } from '../parts/sheet.tsx';
import { useDesk } from '../state/desk-context.ts';
import { keysAreOn, switchKeys } from './keys.ts';
import css from './keys-sheet.module.css';

export function KeysSheet() {
  const { words } = useDesk();
  const [on, setOn] = useState(keysAreOn);
  const { keys } = words;
  return (
    <SheetDialog title={keys.title} lead={keys.lead}>
      <dl className={css.keys}>
        {keys.list.flatMap(({ keys: names, what }) => [
          <dt key={`${what}-keys`}>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>,
          <dd key={what}>{what}</dd>,
        ])}
      </dl>
      <label className={css.switch}>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => {
            switchKeys(target.checked);
            setOn(target.checked);
          }}
        />
        {keys.on}
      </label>
    </SheetDialog>
  );
}
