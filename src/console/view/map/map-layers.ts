import { useState } from 'react';

export type LayerId = 'cameras' | 'gauges' | 'units' | 'streets' | 'places';
export type LayerVisibility = Record<LayerId, boolean>;
export const layerIds: readonly LayerId[] = ['cameras', 'gauges', 'units', 'streets', 'places'];

export function useLayers() {
  const [layers, setLayers] = useState<LayerVisibility>({
    cameras: true,
    gauges: true,
    units: true,
    streets: true,
    places: true,
  });
  return { layers, toggle: (id: LayerId) => setLayers({ ...layers, [id]: !layers[id] }) };
}
