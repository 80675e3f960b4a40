import { type ComponentType, use, useRef, useState } from 'react';
import type { Product } from '../../content/home/schema.ts';
import type { PageLink } from '../../content/schema.ts';
import { ContentLoader } from '../../ui/load-content.ts';
import css from './instrument-crop.module.css';

type Crop = ComponentType<{ content: never }>;
type LoadCrop = () => Promise<{ default: Crop }>;
/** Instruments by the page they belong to. */
export type Instruments = Partial<Record<PageLink, LoadCrop>>;

interface InstrumentCropProps {
  page: PageLink;
  instrument: Product['instrument'];
  /** Without it, the picture is not interactive. */
  load: LoadCrop | undefined;
  touch: string;
  title: string;
}

/** A platform's instrument: a picture until it is clicked, then replaced by the instrument. */
export function InstrumentCrop({ page, instrument, load, touch, title }: InstrumentCropProps) {
  const loadContent = use(ContentLoader);
  const frame = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<{ Crop: Crop; content: unknown }>();
  const [waits, setWaits] = useState(false);
  const wake = async () => {
    if (!load || waits) return;
    setWaits(true);
    try {
      const [{ default: Crop }, content] = await Promise.all([load(), loadContent(page)]);
      setLive({ Crop, content });
      frame.current?.focus({ preventScroll: true });
    } catch {
      // Loading failed: the picture can be clicked again.
      setWaits(false);
    }
  };
  const name = page.replace('page:', '');
  const Live = live?.Crop as ComponentType<{ content: unknown }> | undefined;
  return (
    <figure className={css.crop}>
      <div ref={frame} className={`on-ink ${css.frame}`} tabIndex={-1}>
        {Live ? (
          <Live content={live?.content} />
        ) : (
          <>
            <picture>
              <source
                media="(width < 48rem)"
                srcSet={`/images/crops/${name}-phone.avif`}
                width="350"
                height="300"
              />
              <img
                src={`/images/crops/${name}.avif`}
                alt={instrument.alt}
                width="960"
                height="420"
                loading="lazy"
                decoding="async"
              />
            </picture>
            {load && (
              <button type="button" className={css.touch} aria-busy={waits} onClick={wake}>
                <span>{touch}</span>
                <span className="visually-hidden">{`: ${title}`}</span>
              </button>
            )}
          </>
        )}
      </div>
      <figcaption className={css.caption}>{instrument.caption}</figcaption>
    </figure>
  );
}
