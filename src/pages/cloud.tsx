import { Migration } from '../sections/technology/examples/migration.tsx';
import { technologyPage } from '../sections/technology/technology-page.tsx';

export default technologyPage(Migration);
