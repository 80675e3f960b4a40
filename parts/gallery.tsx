/* Every part in each of its states, by group, for the server and the browser. */
import { StrictMode } from 'react';
import { addressOf } from '../src/app/addresses.ts';
import { Addresses } from '../src/ui/addresses.ts';
import { groupOf } from './groups.ts';
import { withLongWords } from './long-words.ts';
import type { PartStates } from './part-states.ts';

const files = import.meta.glob<{ default: PartStates<object> }>('../src/**/*.states.ts', { eager: true });

export function Group({ group }: { group: string }) {
  return (
    <StrictMode>
      <Addresses value={(href) => ({ path: addressOf(href) })}>
        <main id="main">
          {Object.entries(files)
            .filter(([file]) => groupOf(file) === group)
            .map(([file, { default: part }]) => (
              <Part key={file} name={/([\w-]+)\.states/.exec(file)?.[1] ?? file} {...part} />
            ))}
        </main>
      </Addresses>
    </StrictMode>
  );
}

function Part({ name, part: View, states }: PartStates<object> & { name: string }) {
  const [first] = Object.values(states);
  const shown = Object.entries({ ...states, ...(first && { 'long words': withLongWords(first) }) });
  return shown.map(([state, props]) => (
    <div key={state} data-part={name} data-state={state}>
      <p className="wrap label">{`${name}: ${state}`}</p>
      <View {...props} />
    </div>
  ));
}
