import { use } from 'react';
import { AssetAddresses } from '../../../ui/asset-address.ts';
import css from './request-drawing.module.css';
import type { Option } from './request-path.ts';
import type { Station } from './wide-plan.ts';

interface StationSignProps extends Station {
  /** The line goes through it. */
  isCalled: boolean;
  /** The option whose radio button has the focus. */
  focused: string | undefined;
  onChoose: (option: Option) => void;
}

/** A technology's sign and name; a click selects it, like its radio button. */
export function StationSign(props: StationSignProps) {
  const { option, item, x, y, isNameBeside, isCalled, focused, onChoose } = props;
  const assetAddress = use(AssetAddresses);
  const name = isNameBeside ? { x: x + 31, y: y + 6 } : { x, y: y + 42, textAnchor: 'middle' as const };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer shortcut for an existing radio button
    <g className={css.station} data-called={isCalled} onClick={() => onChoose(option)}>
      <path
        className={css.touch}
        d={`M${x - 30} ${y - 26}h${isNameBeside ? 128 : 60}v${isNameBeside ? 52 : 74}H${x - 30}z`}
      />
      <path
        className={css.tile}
        data-focused={focused === option.name}
        d={`M${x - 23} ${y - 23}h46v46h-46z`}
      />
      {/* SVG <image> cannot load lazily: 28 of them would be fetched before the first frame. */}
      <foreignObject className={css.logo} x={x - 14} y={y - 14} width="28" height="28">
        <img
          src={assetAddress(item.image, false)}
          width="28"
          height="28"
          alt=""
          loading="lazy"
          data-on-paper=""
        />
      </foreignObject>
      <text className={css.name} {...name}>
        {item.name}
      </text>
    </g>
  );
}
