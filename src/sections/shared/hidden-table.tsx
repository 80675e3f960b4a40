interface HiddenTableProps {
  caption: string;
  heads: string[];
  /** The first cell is the row's head. */
  rows: (readonly [id: string | number, head: string, ...cells: (string | number)[]])[];
}

/** A drawing as a table, for screen readers. */
export function HiddenTable({ caption, heads, rows }: HiddenTableProps) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([id, head, ...cells]) => (
            <tr key={id}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
