import css from './function-list.module.css';

interface FunctionListProps {
  functions: string[];
  /** Two columns where they fit. */
  wide?: boolean;
}

/** What can be ordered, line by line, each with the mark's D. */
export function FunctionList({ functions, wide = false }: FunctionListProps) {
  return (
    <ul className={`${css.functions} ${wide ? css.wide : ''}`}>
      {functions.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
