import css from './function-list.module.css';

interface FunctionListProps {
  functions: string[];
  /** Two columns where they fit. */
  wide?: boolean;
  /** The one that the page's instrument reads, by its place. */
  read?: number | undefined;
}

/** What can be ordered, line by line, each with the mark's D. */
export function FunctionList({ functions, wide = false, read }: FunctionListProps) {
  return (
    <ul className={`${css.functions} ${wide ? css.wide : ''}`}>
      {functions.map((name, index) => (
        <li key={name} data-read={index === read || undefined}>
          {name}
        </li>
      ))}
    </ul>
  );
}
