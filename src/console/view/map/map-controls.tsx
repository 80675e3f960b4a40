import { useId } from 'react';
import { fill } from '../../../ui/fill.ts';
import { Icon } from '../../../ui/icon.tsx';
import { rainNow } from '../../engine/readings.ts';
import { useDesk } from '../state/desk-context.ts';
import { lowerFirst } from '../text/sentences.ts';
import css from './map-controls.module.css';
import { type LayerId, type LayerVisibility, layerIds } from './map-layers.ts';
import { MapLegend } from './map-legend.tsx';
import type { View } from './plan.ts';
import type { MapScene } from './scene.ts';
import type { Zoom } from './use-map-view.ts';

interface MapControlsProps {
  scene: MapScene;
  view: View;
  zoom: Zoom;
  layers: LayerVisibility;
  toggle: (id: LayerId) => void;
}

/** The panels over the map's corners: weather, layers, legend, scale. */
export function MapControls({ scene, view, zoom, layers, toggle }: MapControlsProps) {
  const { store, desk, words } = useDesk();
  const rain = rainNow(desk.shift);
  const { wind } = desk.shift.setting.shift;
  return (
    <>
      <p className={css.weather}>
        <Icon name={rain === null ? 'cloud' : 'cloud-rain'} size={17} />
        {rain === null ? words.map.dry : fill(words.map.rain, { mm: rain })}
        {wind && `, ${lowerFirst(fill(words.map.wind, wind))}`}
      </p>
      {desk.zoomedIn && (
        <button
          type="button"
          className={css.whole}
          onClick={() => {
            zoom.whole();
            store.set({ zoomedIn: false });
          }}
        >
          {words.map.whole}
        </button>
      )}
      <LayerChoice layers={layers} toggle={toggle} />
      <MapLegend scene={scene} />
      <div className={css.scale}>
        <Measure view={view} />
        <button type="button" aria-label={words.map.zoomOut} onClick={zoom.further}>
          <Icon name="minus" size={16} />
        </button>
        <button type="button" aria-label={words.map.zoomIn} onClick={zoom.closer}>
          <Icon name="plus" size={16} />
        </button>
      </div>
    </>
  );
}

function LayerChoice({ layers, toggle }: Pick<MapControlsProps, 'layers' | 'toggle'>) {
  const { words } = useDesk();
  const id = useId();
  return (
    <>
      <button type="button" className={css.layers} popoverTarget={id}>
        <Icon name="layers" size={17} />
        <span>{words.map.layers}</span>
      </button>
      <fieldset id={id} popover="auto" className={css.choice} aria-label={words.map.layers}>
        {layerIds.map((layer) => (
          <label key={layer}>
            <input type="checkbox" checked={layers[layer]} onChange={() => toggle(layer)} />
            {words.map.layer[layer]}
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** The scale bar shows a round number of metres. */
function Measure({ view }: { view: View }) {
  const { desk, words } = useDesk();
  const perMetre = view.scale / desk.shift.setting.city.metres;
  const metres = [100, 250, 500, 1000].findLast((one) => one * perMetre <= 112) ?? 100;
  const length = Math.round(metres * perMetre);
  return (
    <span className={css.measure}>
      <svg width={length + 1} height="12" aria-hidden="true">
        <path d={`M.5 2v8h${length - 1}V2`} />
      </svg>
      {fill(words.map.metres, { count: metres })}
    </span>
  );
}
