/*
 * Invented organisations, as placeholders for the owner's customers. Remove
 * those you replace; `npm run launch-check` lists the rest. `npm run draw` draws their logos.
 */
import type { ClientLogo } from '../home/schema.ts';

export default [
  {
    name: 'Saravi Ports',
    image: { src: '/images/clients/saravi-ports.svg', alt: 'Saravi Ports', width: 171, height: 32 },
  },
  {
    name: 'Rekhapath Rail',
    image: { src: '/images/clients/rekhapath-rail.svg', alt: 'Rekhapath Rail', width: 170, height: 32 },
  },
  {
    name: 'Tungara Grid',
    image: { src: '/images/clients/tungara-grid.svg', alt: 'Tungara Grid', width: 164, height: 32 },
  },
  {
    name: 'Kalindi Water',
    image: { src: '/images/clients/kalindi-water.svg', alt: 'Kalindi Water', width: 152, height: 32 },
  },
  {
    name: 'Dhrutak Steel',
    image: { src: '/images/clients/dhrutak-steel.svg', alt: 'Dhrutak Steel', width: 208, height: 32 },
  },
  {
    name: 'Lohit Mines',
    image: { src: '/images/clients/lohit-mines.svg', alt: 'Lohit Mines', width: 144, height: 32 },
  },
  {
    name: 'Purika Civic',
    image: { src: '/images/clients/purika-civic.svg', alt: 'Purika Civic', width: 163, height: 32 },
  },
  {
    name: 'Paravat Air',
    image: { src: '/images/clients/paravat-air.svg', alt: 'Paravat Air', width: 140, height: 32 },
  },
  {
    name: 'Ravikara Power',
    image: { src: '/images/clients/ravikara-power.svg', alt: 'Ravikara Power', width: 173, height: 32 },
  },
  {
    name: 'Vrikshala Parks',
    image: { src: '/images/clients/vrikshala-parks.svg', alt: 'Vrikshala Parks', width: 184, height: 32 },
  },
  {
    name: 'Dhvanil Telecom',
    image: { src: '/images/clients/dhvanil-telecom.svg', alt: 'Dhvanil Telecom', width: 183, height: 32 },
  },
  {
    name: 'Velakara Coast',
    image: { src: '/images/clients/velakara-coast.svg', alt: 'Velakara Coast', width: 204, height: 32 },
  },
  {
    name: 'Arogini Health',
    image: { src: '/images/clients/arogini-health.svg', alt: 'Arogini Health', width: 171, height: 32 },
  },
  {
    name: 'Jvalit Gas',
    image: { src: '/images/clients/jvalit-gas.svg', alt: 'Jvalit Gas', width: 139, height: 32 },
  },
  {
    name: 'Vayanika Textiles',
    image: { src: '/images/clients/vayanika-textiles.svg', alt: 'Vayanika Textiles', width: 189, height: 32 },
  },
  {
    name: 'Himvat Roads',
    image: { src: '/images/clients/himvat-roads.svg', alt: 'Himvat Roads', width: 179, height: 32 },
  },
  {
    name: 'Shilaya Cement',
    image: { src: '/images/clients/shilaya-cement.svg', alt: 'Shilaya Cement', width: 172, height: 32 },
  },
] satisfies ClientLogo[];
