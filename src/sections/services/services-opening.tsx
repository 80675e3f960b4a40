import type { Banner } from '../../content/schema.ts';
import type { ServicesPage } from '../../content/services/schema.ts';
import { OpeningWords } from '../shared/opening-words.tsx';
import css from './services-opening.module.css';
import { sheetSize } from './sheets/parts.tsx';
import { idOf } from './sheets/sheet.tsx';

interface ServicesOpeningProps extends Pick<ServicesPage, 'services' | 'received'> {
  banner: Banner;
}

/** The title over a drawer of sample pages; each links to its service. */
export function ServicesOpening({ banner, services, received }: ServicesOpeningProps) {
  const drawn = services.filter(({ id }) => received?.pages[id]);
  return (
    <div className={`on-ink ${css.opening}`}>
      <div className={`wrap ${css.columns}`}>
        <OpeningWords banner={banner} look="wide" />
        {drawn.length > 0 && (
          <ol className={css.drawer} data-screen="">
            {drawn.map(({ id, title }) => (
              <li key={id}>
                <a className={css.page} href={`#${id}`}>
                  <span className="visually-hidden">{title}</span>
                  {/* Drawn once, in the service's own row. */}
                  <svg
                    viewBox={`0 0 ${sheetSize.width} ${sheetSize.height}`}
                    preserveAspectRatio="xMidYMin slice"
                    aria-hidden="true"
                  >
                    <use data-later href={`#${idOf(id)}`} width={sheetSize.width} height={sheetSize.height} />
                  </svg>
                </a>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
