import css from './city-stage.module.css';

interface CityStillProps {
  name: 'oblique' | 'signals' | 'handled';
  alt: string;
  /** The folder of a translation, whose map has other names. */
  lettered?: string | undefined;
}

/** The scene as a still; a phone gets another crop. */
export function CityStill({ name, alt, lettered }: CityStillProps) {
  const folder = (name !== 'oblique' && lettered) || '/images/city';
  return (
    <picture className={css.still}>
      <source media="(width < 48rem)" srcSet={`${folder}/${name}-phone.avif`} width="720" height="960" />
      <img
        src={`${folder}/${name}.avif`}
        alt={alt}
        width="960"
        height="640"
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
