import type { CapabilitiesPage, StandardLine } from '../../content/requirements/schema.ts';
import chips from '../view/chips.module.css';
import { setHeightProperty } from '../view/height-property.ts';
import { standardCounts } from './standard-counts.ts';
import css from './standard-filter.module.css';

interface StandardFilterProps {
  lines: StandardLine[];
  labels: CapabilitiesPage['labels'];
  /** The standard's name, or empty for all. */
  chosen: string;
  onChoose: (name: string) => void;
}

/** As many as fit in one row; the table lists the most frequent first. */
const asChips = 6;

/**
 * Filters by one standard: chips for the most frequent, a list for the rest. Sticky together with the tables'
 * headers.
 */
export function StandardChips({ lines, labels, chosen, onChoose }: StandardFilterProps) {
  const first = lines.slice(0, asChips).map(({ name }) => name);
  const others = lines.slice(asChips).map(({ name }) => name);
  const choices = [{ name: '', label: labels.allStandards }, ...first.map((name) => ({ name, label: name }))];
  return (
    <div className={css.bar} data-script="" data-screen="" ref={setHeightProperty}>
      <fieldset className={chips.chips}>
        <legend className="visually-hidden">{labels.byStandard}</legend>
        {choices.map(({ name, label }) => (
          <label key={name} className={chips.chip} data-choice="">
            <input
              type="radio"
              name="standard"
              className="visually-hidden"
              checked={chosen === name}
              onChange={() => onChoose(name)}
            />
            {label} {!name && <small>{standardCounts(lines).all}</small>}
          </label>
        ))}
        <select
          className={css.more}
          aria-label={labels.moreStandards}
          value={others.includes(chosen) ? chosen : ''}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{labels.moreStandards}</option>
          {others.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </fieldset>
    </div>
  );
}

/** On phones, one list for all of them. */
export function StandardList({ lines, labels, chosen, onChoose }: StandardFilterProps) {
  return (
    <label className={css.list}>
      <span>{labels.byStandard}</span>
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{labels.allStandards}</option>
        {lines.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}

/** Whether a sentence names the standard, as a word by itself: 'SIP' is not in 'gossip'. */
export function names(sentence: string, { words }: StandardLine): boolean {
  const apart = (text: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  return words.some((word) => apart(sentence).includes(apart(word)));
}
