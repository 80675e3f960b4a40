import { useState } from 'react';
import type { SecurityPage } from '../../../content/products/schema.ts';
import { devicesOf, nearestCamera } from '../site-plan/devices.ts';
import { PlanDrawing } from '../site-plan/plan.tsx';
import { shortestRoute } from '../site-plan/walking-route.ts';
import css from './crops.module.css';

/** The site around its alarm; any device can be chosen. */
export default function SitePlanCrop({ content: { instrument } }: { content: SecurityPage }) {
  const devices = devicesOf(instrument);
  const [chosenId, setChosenId] = useState(instrument.chosen);
  const chosen = devices.find(({ id }) => id === chosenId) ?? devices[0];
  if (!chosen) return null;
  const number = Number(chosen.id.replace('camera-', '')) || undefined;
  return (
    <div className={css.sitePlan}>
      <PlanDrawing
        content={instrument}
        devices={devices}
        chosen={chosen}
        view={nearestCamera(instrument, chosen.at, number)}
        route={shortestRoute(instrument.roads, instrument.patrol.at, chosen.at)}
        onChoose={setChosenId}
      />
    </div>
  );
}
