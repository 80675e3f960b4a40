import { Readings } from '../sections/technology/examples/readings.tsx';
import { technologyPage } from '../sections/technology/technology-page.tsx';

export default technologyPage(Readings);
