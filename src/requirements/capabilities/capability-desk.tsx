import { useState } from 'react';
import type { CapabilitiesPage, CapabilityLine, StandardLine } from '../../content/requirements/schema.ts';
import type { ProductId } from '../../content/schema.ts';
import { fill } from '../../ui/fill.ts';
import { csvOf } from '../exports/csv.ts';
import css from './capability-desk.module.css';
import { CapabilityTable } from './capability-table.tsx';
import { standardCounts } from './standard-counts.ts';
import { names, StandardChips, StandardList } from './standard-filter.tsx';

interface CapabilityDeskProps {
  content: CapabilitiesPage;
  dates: Record<string, string>;
}

/** Both tables, complete without scripts; with scripts they can be filtered by text and by product. */
export function CapabilityDesk({ content, dates }: CapabilityDeskProps) {
  const { capabilities, protocols, labels } = content;
  const [find, setFind] = useState('');
  const [product, setProduct] = useState<ProductId | ''>('');
  const [standard, setStandard] = useState('');
  const [said, say] = useState('');
  const products = product ? content.products.filter(({ id }) => id === product) : content.products;
  const wanted = find.trim().toLowerCase();
  const fits = ({ name, stated }: CapabilityLine) =>
    (!product || stated.some((cell) => cell.product === product)) &&
    (!wanted || [name, ...stated.map(({ text }) => text)].join(' ').toLowerCase().includes(wanted));
  const chosen = protocols.lines.find(({ name }) => name === standard);
  const namesIt = ({ stated }: CapabilityLine) => !chosen || stated.some(({ text }) => names(text, chosen));
  const groups = capabilities.groups
    .map((group) => ({ ...group, lines: group.lines.filter((line) => fits(line) && namesIt(line)) }))
    .filter(({ lines }) => lines.length > 0);
  const lines = (chosen ? [chosen] : protocols.lines).filter(
    (line) =>
      fits(line) || (!product && line.projects.some(({ text }) => text.toLowerCase().includes(wanted))),
  );

  function save() {
    const rows = [...groups.flatMap((group) => group.lines), ...lines].map((line) => [
      { text: line.name },
      ...products.map(({ id }) => ({ text: line.stated.find((cell) => cell.product === id)?.text ?? '' })),
      {
        text: ('projects' in line ? (line as StandardLine).projects : []).map(({ text }) => text).join(' '),
      },
    ]);
    const heads = [labels.line, ...products.map(({ name }) => name), labels.projects];
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([csvOf({ heads, rows }, capabilities.caption)], { type: 'text/csv' }),
    );
    link.download = labels.fileName;
    link.click();
    say(fill(labels.saved, { name: labels.fileName }));
  }

  const standards = { lines: protocols.lines, labels, chosen: standard, onChoose: setStandard };
  return (
    <div className="wrap section">
      <div className={css.tools} data-script="" data-screen="">
        <StandardList {...standards} />
        <label>
          <span>{labels.filter}</span>
          <input type="search" value={find} onChange={({ target }) => setFind(target.value)} />
        </label>
        <label>
          <span>{labels.product}</span>
          <select value={product} onChange={({ target }) => setProduct(target.value as ProductId | '')}>
            <option value="">{labels.allProducts}</option>
            {content.products.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={save}>
          {labels.csv}
        </button>
        <button type="button" onClick={() => window.print()}>
          {labels.print}
        </button>
        <span className="visually-hidden" role="status">
          {said}
        </span>
      </div>
      <StandardChips {...standards} />
      {groups.length > 0 && (
        <CapabilityTable
          {...capabilities}
          id="capabilities"
          head={labels.line}
          groups={groups}
          products={products}
          labels={labels}
          dates={dates}
        />
      )}
      {lines.length > 0 && (
        <CapabilityTable
          {...protocols}
          lead={fill(protocols.lead, standardCounts(protocols.lines))}
          id="protocols"
          head={labels.standard}
          groups={[{ lines }]}
          products={products}
          labels={labels}
          dates={dates}
          {...(product ? {} : { projects: labels.projects })}
        />
      )}
      {groups.length + lines.length === 0 && <p role="status">{labels.none}</p>}
    </div>
  );
}
