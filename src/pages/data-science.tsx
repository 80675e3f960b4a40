import { Forecast } from '../sections/technology/examples/forecast.tsx';
import { technologyPage } from '../sections/technology/technology-page.tsx';

export default technologyPage(Forecast);
