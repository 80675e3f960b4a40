/* Drawings of what seven cameras show, in the desk's greys. */
import css from './camera-scene.module.css';

const person = (x: number, y: number, tall = 1) =>
  `M${x} ${y}v${-14 * tall}h${7 * tall}v${14 * tall}zM${x + 1.2 * tall} ${y - 15 * tall}a${2.4 * tall} ${2.4 * tall} 0 1 1 ${4.6 * tall} 0z`;

function Ground({ horizon = 84 }: { horizon?: number }) {
  return (
    <>
      <path className={css.night} d="M0 0h320v190H0z" />
      <path className={css.sky} d={`M0 0h320v${horizon}H0z`} />
      <path className={css.road} d={`M0 ${horizon}h320v${190 - horizon}H0z`} />
    </>
  );
}

/** A station forecourt: canopy, clock, taxis in a row. */
export function Forecourt() {
  return (
    <>
      <Ground horizon={96} />
      <path className={css.wall} d="M24 34h272v62H24z" />
      <path className={css.beam} d="M10 26h300v12H10z" />
      <path
        className={css.deep}
        d="M44 56h34v40H44zM92 56h34v40H92zM140 56h40v40h-40zM194 56h34v40h-34zM242 56h34v40h-34z"
      />
      <circle className={css.pale} cx="160" cy="46" r="8" />
      <path className={css.staffLine} d="M160 46v-5M160 46h4" />
      <path
        className={css.pale}
        d="M40 122h52v14H40zM52 112h28v10H52zM116 122h52v14h-52zM128 112h28v10h-28z"
      />
      <path className={css.deep} d="M48 136h9v6h-9zM76 136h9v6h-9zM124 136h9v6h-9zM152 136h9v6h-9z" />
      <path className={css.people} d={`${person(212, 128)}${person(228, 132)}${person(262, 126)}`} />
      <path className={css.lane} d="M0 164h320" />
    </>
  );
}

/** A junction with signals, a crossing and a few cars; cones when the road is closed. */
export function Junction({ closed }: { closed: boolean }) {
  return (
    <>
      <Ground />
      <path className={css.wall} d="M0 30h96v54H0zM224 22h96v62h-96z" />
      <path
        className={css.deep}
        d="M10 44h14v12H10zM36 44h14v12H36zM62 44h14v12H62zM238 38h14v12h-14zM266 38h14v12h-14zM292 38h14v12h-14z"
      />
      <path className={css.lane} d="M160 84v26M160 130v60M0 118h120M200 118h120" />
      <path
        className={css.crossing}
        d="M112 126h14v30h-14zM136 126h14v30h-14zM160 126h14v30h-14zM184 126h14v30h-14z"
      />
      <path className={css.staffLine} d="M86 128V60h10M234 128V60h-10" />
      <path className={css.deep} d="M92 58h12v28H92zM216 58h12v28h-12z" />
      <path className={css.lamps} d="M95 61h6v6h-6zM219 61h6v6h-6z" />
      <path className={css.pale} d="M30 100h40v12H30zM38 92h22v8H38z" />
      {closed && <path className={css.pale} d="M132 120l6-16 6 16zM156 120l6-16 6 16zM180 120l6-16 6 16z" />}
    </>
  );
}

/** The gate of a market, with awnings; empty once the avenue is closed. */
export function Market({ emptied }: { emptied: boolean }) {
  return (
    <>
      <Ground horizon={104} />
      <path className={css.wall} d="M0 44h110v60H0zM210 44h110v60H210z" />
      <path className={css.beam} d="M110 30h14v74h-14zM196 30h14v74h-14zM104 20h112v14H104z" />
      <path
        className={css.pale}
        d="M8 60h44l6 14H2zM62 60h42l6 14H56zM216 60h42l6 14h-54zM268 60h44l6 14h-56z"
      />
      <path className={css.deep} d="M10 76h42v28H10zM62 76h40v28H62zM218 76h40v28h-40zM270 76h40v28h-40z" />
      <path className={css.glow} d="M124 34h72v70h-72z" />
      {!emptied && (
        <path
          className={css.people}
          d={[132, 146, 158, 172, 184, 96, 226].map((x, i) => person(x, 122 + (i % 3) * 10, 1.1)).join('')}
        />
      )}
      <path className={css.lane} d="M0 168h320" />
    </>
  );
}

/** Gate 2 of a stadium, with a crowd in front that outgrows the forecourt when full. */
export function Stadium({ crowded }: { crowded: boolean }) {
  const rows = crowded ? 4 : 1;
  const heads = Array.from({ length: rows * 12 }, (_, index) => {
    const [row, seat] = [Math.floor(index / 12), index % 12];
    return person(72 + seat * 15 + (row % 2) * 7, 118 + row * 14, 1 + row * 0.12);
  });
  return (
    <>
      <Ground horizon={100} />
      <path className={css.wall} d="M0 100V52q160-46 320 0v48z" />
      <path className={css.beam} d="M0 60q160-46 320 0v7q-160-46-320 0z" />
      <path className={css.staffLine} d="M30 52V12M290 52V12" />
      <path className={css.lamps} d="M20 8h20v7H20zM280 8h20v7h-20z" />
      <path className={css.deep} d="M120 66h80v34h-80z" />
      <path className={css.glow} d="M126 70h30v30h-30zM164 70h30v30h-30z" />
      <path className={css.people} d={heads.join('')} />
    </>
  );
}

/** A hospital entrance; the ambulance is under the canopy unless it is out. */
export function Hospital({ away }: { away: boolean }) {
  return (
    <>
      <Ground horizon={108} />
      <path className={css.wall} d="M36 20h248v88H36z" />
      <path
        className={css.deep}
        d="M54 32h24v16H54zM94 32h24v16H94zM202 32h24v16h-24zM242 32h24v16h-24zM54 60h24v16H54zM242 60h24v16h-24z"
      />
      <path className={css.pale} d="M152 28h16v6h6v16h-6v6h-16v-6h-6V34h6z" />
      <path className={css.beam} d="M100 70h120v9H100z" />
      <path className={css.glow} d="M128 79h64v29h-64z" />
      {!away && (
        <>
          <path className={css.pale} d="M196 116h58v26h-58zM254 124h14l8 9v9h-22z" />
          <path className={css.glass} d="M256 127h10l5 6h-15z" />
          <path className={css.deep} d="M220 121h5v5h5v5h-5v5h-5v-5h-5v-5h5z" />
          <circle className={css.wheel} cx="212" cy="144" r="6" />
          <circle className={css.wheel} cx="260" cy="144" r="6" />
        </>
      )}
      <path className={css.lane} d="M0 170h320" />
    </>
  );
}
