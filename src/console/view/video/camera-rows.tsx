import { useState } from 'react';
import type { Camera } from '../../../content/shifts/schema.ts';
import { fill } from '../../../ui/fill.ts';
import { clockText } from '../../../ui/time-text.ts';
import { durationText } from '../../engine/duration-text.ts';
import { cameraAccess } from '../../engine/look.ts';
import type { CameraUse } from '../../engine/types.ts';
import link from '../parts/link.module.css';
import css from '../parts/rail-rows.module.css';
import { useDesk } from '../state/desk-context.ts';
import { purposeOf } from '../text/sentences.ts';
import { camerasByDistance } from '../text/travel.ts';
import { CameraScene } from './camera-scene.tsx';

/** The cameras nearest to the selected incident; each opens only for a stated purpose. */
export function CameraRows() {
  const { store, desk, words } = useDesk();
  const { shift, chosen } = desk;
  const near = camerasByDistance(shift, chosen).slice(0, 3);
  const open = near.filter(({ id }) => cameraAccess(shift, shift.role, id).state === 'open').length;
  return (
    <section className={css.part}>
      <div className={css.head}>
        <h2>{chosen ? fill(words.rail.cameras, { incident: chosen }) : words.rail.allCameras}</h2>
        <span className={css.aside}>
          {open === 0 ? words.rail.allClosed : fill(words.rail.someOpen, { count: open })}
        </span>
      </div>
      <ul>
        {near.map(({ id, name }) => (
          <li key={id} className={css.camera}>
            <b>{id}</b>
            <span>{name}</span>
            <CameraButton camera={id} onOpen={() => store.open({ kind: 'camera', camera: id })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens the purpose form, or states why the camera cannot be opened. */
export function CameraButton({ camera, onOpen }: { camera: string; onOpen: () => void }) {
  const { store, desk, words } = useDesk();
  const access = cameraAccess(desk.shift, desk.shift.role, camera);
  if (access.state === 'not-for-role') return <span className={css.aside}>{words.camera.notForRole}</span>;
  if (!store.mayAct) return null;
  if (access.state === 'open') {
    return (
      <button type="button" className={link.link} onClick={() => store.act({ kind: 'close-camera', camera })}>
        {words.close}
        <span className="visually-hidden">{` ${camera}`}</span>
      </button>
    );
  }
  return (
    <button type="button" className={link.link} onClick={onOpen}>
      {words.camera.open}
      <span className="visually-hidden">{` ${camera}`}</span>
    </button>
  );
}

/** The open camera, who opened it and for what purpose. */
export function OpenCamera() {
  const { desk } = useDesk();
  const { shift, chosen } = desk;
  const open = camerasByDistance(shift, chosen)
    .map((camera) => ({ camera, access: cameraAccess(shift, shift.role, camera.id) }))
    .find(({ access }) => access.state === 'open');
  if (open?.access.state !== 'open') return null;
  return (
    <Shown key={open.access.use.opened} camera={open.camera} left={open.access.left} use={open.access.use} />
  );
}

/** A camera opened by an alarm shows its recording from before the alarm. */
function Shown({ camera, left, use }: { camera: Camera; left: number; use: CameraUse }) {
  const { desk, words } = useDesk();
  const { shift } = desk;
  const [earlier, look] = useState(false);
  const at = earlier ? use.opened - use.before : shift.now;
  return (
    <section className={css.part}>
      <div className={css.head}>
        <h2>{camera.id}</h2>
        <span className={css.aside}>{fill(words.camera.left, { time: durationText(left) })}</span>
      </div>
      <div className={css.picture}>
        <CameraScene camera={camera} shift={{ ...shift, now: at }} label={camera.name} />
        <span className={css.stamp}>
          {fill(words.camera.stamp, { camera: camera.id, time: clockText(at) })}
        </span>
      </div>
      {use.before > 0 && (
        <div className={css.before}>
          {[true, false].map((one) => (
            <button key={String(one)} type="button" aria-pressed={earlier === one} onClick={() => look(one)}>
              {one ? fill(words.camera.before, { seconds: use.before }) : words.camera.now}
            </button>
          ))}
        </div>
      )}
      <p className={css.purpose}>
        <b>{fill(words.camera.purposeWas, { purpose: purposeOf(shift, use) })}</b>{' '}
        {fill(use.purpose === 'alarm' ? words.camera.cameUp : words.camera.openedBy, {
          role: words.roles[use.role].toLowerCase(),
          time: clockText(use.opened),
        })}
      </p>
    </section>
  );
}
