import css from './function-list.module.css';

interface FunctionListProps {
  functions: string[];
  /** Two columns where they fit. */
  wide?: boolean;
  /** Index of the function shown in the page's instrument. */
  read?: number | undefined;
}

/** The functions as a list with D-shaped bullets. */
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
