import { use, useId } from 'react';
import type { CapabilitiesPage, Stated } from '../../content/requirements/schema.ts';
import { Addresses } from '../../ui/addresses.ts';
import { fill } from '../../ui/fill.ts';
import { FindingMark } from '../view/finding-mark.tsx';
import { statementDate } from '../view/quoted-statement.tsx';
import textButton from '../view/text-button.module.css';
import css from './stated-cell.module.css';

interface StatedCellProps {
  stated: Pick<Stated, 'section' | 'anchor' | 'text' | 'named' | 'facts'>;
  page: `page:${string}`;
  pageName: string;
  date: string | undefined;
  labels: CapabilitiesPage['labels'];
  line: string;
}

const factNames = ['version', 'direction', 'testedWith', 'testedOn', 'certificate'] as const;

/** 'Stated' opens the sentence in a native popover, and the sentence links to its source. */
export function StatedCell({ stated, page, pageName, date, labels, line }: StatedCellProps) {
  const { section, anchor, text, named, facts } = stated;
  const addressOf = use(Addresses);
  const id = useId();
  const address = encodeURI(addressOf(page as 'page:home').path) + (anchor ? `#${anchor}` : '');
  return (
    <>
      <button
        type="button"
        className={`${textButton.button} ${css.stated}`}
        data-on-paper=""
        popoverTarget={id}
        aria-label={`${labels.stated}: ${line}, ${pageName}`}
      >
        <FindingMark finding="related" />
        {labels.stated}
      </button>
      {named && <small className={css.named}>{named}</small>}
      {facts && (
        <dl className={css.facts}>
          {factNames.map((name) =>
            facts[name] ? (
              <div key={name}>
                <dt>{labels[name]}</dt>
                <dd>{facts[name]}</dd>
              </div>
            ) : null,
          )}
        </dl>
      )}
      <div id={id} popover="auto" className={`on-ink ${css.quote}`}>
        <p className={css.text}>{`‘${text}’`}</p>
        <p>
          {`${pageName}, ${section}`}
          {date && <br />}
          {date && fill(labels.dated, { date: statementDate(date) })}
        </p>
        <p>
          <a href={address}>{labels.readIt}</a>
        </p>
      </div>
    </>
  );
}
