import type { SolutionCard } from '../content/schema.ts';
import { Icon } from '../ui/icon.tsx';
import { FunctionList } from './function-list.tsx';
import css from './module.module.css';

/** One cell of a grid of names; it opens its description and functions below its row, without a script. */
export function Module({ imgSrc, title, description, features }: SolutionCard) {
  return (
    <li className={css.cell}>
      <details className={css.module} name="module">
        <summary className={css.summary}>
          <Icon path={imgSrc} size={32} />
          <h3 className={css.title}>{title}</h3>
          <span className={css.chevron}>
            <Icon name="chevron-down" size={20} />
          </span>
        </summary>
        <div className={css.body}>
          <p className={css.description}>{description}</p>
          {features && <FunctionList functions={features} wide />}
        </div>
      </details>
    </li>
  );
}
