import { memo, useRef } from 'react';
import type { ClientLogo, HomePage } from '../../content/home/schema.ts';
import { Picture } from '../../ui/picture.tsx';
import { useMotion } from '../../ui/use-motion.ts';
import css from './marquee.module.css';
import { useMarquee } from './use-marquee.ts';

/** The customers' logos as a marquee; a wrapped list with reduced motion. */
export function Marquee({ label, logos }: HomePage['clients']) {
  const track = useRef<HTMLDivElement>(null);
  useMarquee(track, useMotion() === 'running');
  return (
    <section className={css.marquee} aria-labelledby="clients">
      <div className={css.control}>
        <h2 id="clients" className={`label ${css.label}`}>
          {label}
        </h2>
      </div>
      <div className={css.window}>
        <div ref={track} className={css.track}>
          <Logos logos={logos} />
          {/* A second copy, so that the loop is seamless. */}
          <Logos logos={logos} copy />
        </div>
      </div>
    </section>
  );
}

/** Memoised, because starting and pausing does not change them. */
const Logos = memo(function Logos({ logos, copy = false }: { logos: ClientLogo[]; copy?: boolean }) {
  return (
    <ul className={copy ? `${css.logos} ${css.copy}` : css.logos} aria-hidden={copy || undefined}>
      {logos.map(({ name, image }) => (
        <li key={name}>
          <Picture className="logotype" image={copy ? { ...image, alt: '' } : image} />
        </li>
      ))}
    </ul>
  );
});
