import css from './gate-scene.module.css';

/** The camera's picture, without people: a road, a hut, a barrier and one car. */
export function GateScene({ label }: { label: string }) {
  return (
    <svg
      className={css.scene}
      viewBox="0 0 560 350"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path className={css.sky} d="M0 0h560v142H0z" />
      <path className={css.far} d="M0 88h176v58H0zM372 96h188v50H372z" />
      <path className={css.ground} d="M0 140h560v210H0z" />
      <path className={css.road} d="M244 140h72l176 210H68z" />
      <path className={css.marks} d="M280 146v204" />
      <path
        className={css.fence}
        d="M0 112h214M346 112h214M0 126h214M346 126h214M24 98v60M72 100v54M120 102v50M168 104v46M214 106v42M346 106v42M392 104v46M440 102v50M488 100v54M536 98v60"
      />
      <path className={css.car} d="M332 218h88l16 32v38H316v-38z" />
      <path className={css.hut} d="M92 148h78v92H92zM342 225h68l9 23h-86z" />
      <path
        className={css.roof}
        d="M82 138h98v14H82zM186 196h16v44h-16zM322 284h24v12h-24zM406 284h24v12h-24z"
      />
      <path className={css.pane} d="M106 164h50v30h-50z" />
      <path className={css.barrier} d="M200 206L420 190" />
      <path className={css.stripes} d="M200 206L420 190" />
    </svg>
  );
}
