import css from './camera-view.module.css';

interface CameraViewProps {
  title: string;
  time: string;
  /** The place of the alarm is marked in the picture. */
  alarm: boolean;
}

const horizon = [232, 70] as const;

/** What the nearest camera shows: the fence going away into the dark. */
export function CameraView({ title, time, alarm }: CameraViewProps) {
  const posts = Array.from({ length: 16 }, (_, index) => {
    const near = 0.82 ** index;
    const x = horizon[0] - 262 * near;
    return { index, near, d: `M${round(x)} ${round(70 - 62 * near)}V${round(78 + 136 * near)}` };
  });
  return (
    <figure className={css.view}>
      <svg viewBox="0 0 330 212" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={css.sky} d="M0 0h330v78H0z" />
        <path className={css.path} d="M232 74L20 212h310v-62z" />
        <path className={css.lamp} d="M262 78V28h14" />
        <path className={css.beam} d="M276 30l34 66h-50z" />
        {[0, 0.2, 0.4, 0.6, 0.8, 1].map((wire) => (
          <path key={wire} className={css.wire} d={`M-30 ${8 + 206 * wire}L232 ${70 + 8 * wire}`} />
        ))}
        {posts.map(({ index, near, d }) => (
          <path
            key={index}
            className={alarm && index >= 3 && index <= 5 ? css.alarm : css.post}
            strokeWidth={round(7 * near + 0.6)}
            d={d}
          />
        ))}
      </svg>
      <figcaption className={css.caption}>
        <span>{title}</span>
        <time>{time}</time>
      </figcaption>
    </figure>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
