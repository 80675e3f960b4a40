import { fill } from '../../../ui/fill.ts';
import { Icon } from '../../../ui/icon.tsx';
import { clockText } from '../../../ui/time-text.ts';
import { durationText } from '../../engine/duration-text.ts';
import { cameraAccess } from '../../engine/look.ts';
import { useDesk } from '../state/desk-context.ts';
import { purposeOf } from '../text/sentences.ts';
import { camerasByDistance } from '../text/travel.ts';
import { CameraButton } from './camera-rows.tsx';
import { CameraScene } from './camera-scene.tsx';
import css from './video-view.module.css';

/** All cameras, closed until a purpose is given, and the access log below. */
export function VideoView() {
  const { store, desk, words } = useDesk();
  const { shift, chosen } = desk;
  const labels = words.camera;
  const cameras = camerasByDistance(shift, chosen).map((camera) => ({
    camera,
    access: cameraAccess(shift, shift.role, camera.id),
  }));
  const open = cameras.filter(({ access }) => access.state === 'open').length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={css.video} tabIndex={0} aria-label={words.views.video}>
      <div className={css.head}>
        <h2>{chosen ? fill(labels.near, { incident: chosen }) : words.rail.allCameras}</h2>
        <span>
          {fill(labels.count, {
            count: cameras.length,
            open: open ? fill(labels.some, { count: open }) : labels.none,
          })}
        </span>
      </div>
      <ul className={css.cameras}>
        {cameras.map(({ camera, access }) => (
          <li key={camera.id} className={css.camera}>
            {access.state === 'open' ? (
              <div className={css.picture}>
                <CameraScene camera={camera} shift={shift} label={camera.name} />
                <span className={css.stamp}>
                  {fill(labels.stamp, { camera: camera.id, time: clockText(shift.now) })}
                </span>
              </div>
            ) : (
              <p className={css.closed}>
                <Icon name="lock" size={16} />
                {
                  { closed: labels.closed, 'time-up': labels.timeUp, 'not-for-role': labels.notForRole }[
                    access.state
                  ]
                }
              </p>
            )}
            <p className={css.name}>
              <b>{camera.id}</b>
              <span>{camera.name}</span>
            </p>
            <p className={css.act}>
              {access.state === 'open' && (
                <span>{fill(labels.left, { time: durationText(access.left) })}</span>
              )}
              {access.state !== 'not-for-role' && store.mayAct && (
                <CameraButton
                  camera={camera.id}
                  onOpen={() => store.open({ kind: 'camera', camera: camera.id })}
                />
              )}
            </p>
          </li>
        ))}
      </ul>
      <AccessLog />
    </section>
  );
}

function AccessLog() {
  const { desk, words } = useDesk();
  const labels = words.camera;
  return (
    <section className={css.who}>
      <h3>{labels.who}</h3>
      {desk.shift.cameras.length === 0 && <p>{labels.nobody}</p>}
      <ul>
        {desk.shift.cameras.toReversed().map((use) => (
          <li key={`${use.camera}${use.opened}`}>
            <time>{clockText(use.opened)}</time>
            <b>{use.camera}</b>
            <span>
              {fill(labels.used, {
                role: words.roles[use.role],
                purpose: purposeOf(desk.shift, use),
              })}
            </span>
            <span>{durationText((use.closed ?? desk.shift.now) - use.opened)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
