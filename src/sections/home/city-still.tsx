import css from './city-stage.module.css';

interface CityStillProps {
  name: 'oblique' | 'signals' | 'handled';
  alt: string;
}

/** The scene as a still; a phone gets another crop. */
export function CityStill({ name, alt }: CityStillProps) {
  return (
    <picture className={css.still}>
      <source media="(width < 48rem)" srcSet={`/images/city/${name}-phone.avif`} width="720" height="960" />
      <img
        src={`/images/city/${name}.avif`}
        alt={alt}
        width="960"
        height="640"
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
