import css from './deliverable-list.module.css';

interface DeliverableListProps {
  deliverables: string[];
  /** Index of the deliverable on the sample page. */
  drawn: number | undefined;
}

/** What the customer receives; the one on the sample page is marked. */
export function DeliverableList({ deliverables, drawn }: DeliverableListProps) {
  return (
    <ul className={css.deliverables}>
      {deliverables.map((deliverable, index) => (
        <li key={deliverable} data-drawn={index === drawn}>
          {deliverable}
        </li>
      ))}
    </ul>
  );
}
