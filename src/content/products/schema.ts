import type { Funnel } from '../instruments/funnel.ts';
import type { Maintenance } from '../instruments/maintenance.ts';
import type { Restraint } from '../instruments/restraint.ts';
import type { SiteBoard } from '../instruments/site-board.ts';
import type { SitePlan } from '../instruments/site-plan.ts';
import type { Street } from '../instruments/street.ts';
import { words } from '../rules/lengths.ts';
import type { StartWords } from '../run-a-shift/schema.ts';
import type {
  Feature,
  FunctionId,
  Image,
  InnerPage,
  Link,
  Linkable,
  Overview,
  SectionHead,
} from '../schema.ts';

/** A product's sources and users. */
export interface Connections extends SectionHead {
  sources: string[];
  sourcesTitle: string;
  roles: string[];
  rolesTitle: string;
  /** Named standards and protocols. */
  standards: string[];
  standardsTitle: string;
  /** The text in the middle of the drawing. */
  into?: string;
}

/**
 * One function of a product. A tender's compliance table and the data sheet cite its number, so it stays
 * with the function when others are added, moved or removed: a new one gets the next unused number.
 */
export interface ProductFunction extends Feature, Linkable {
  id: FunctionId;
}

interface AnyProductPage extends InnerPage {
  /** Structured data of type SoftwareApplication: name and category. */
  name: string;
  category: string;
  overview: Overview;
  featuresHead: SectionHead;
  features: ProductFunction[];
  connections: Connections;
  operation: { title: string; paragraphs: string[] };
  /** The data sheet's link, if it is not in the banner. */
  dataSheet?: Link;
  caseReference: { title: string; content: string; link: Link; image?: Image };
  /** For products that show pictures of places. */
  restraint?: Restraint;
}

/** Overview, features, operation and case together. */
export const productRunningText = words(250, 450);

export interface ProductPage extends AnyProductPage {
  kind: 'product';
}

/** A platform whose page opens with its own instrument. */
export interface MaintenancePage extends ProductPage {
  instrument: Maintenance;
}

export interface UrbanPage extends ProductPage {
  instrument: Street;
}

export interface SecurityPage extends ProductPage {
  instrument: SitePlan;
}

export interface IncidentPage extends ProductPage {
  funnel: Funnel;
}

export interface BusinessPage extends ProductPage {
  board: SiteBoard;
}

export interface FlagshipPage extends AnyProductPage {
  kind: 'flagship';
  mascot: Image;
  picture: Image;
  /** The same scene for narrower screens, with legible text. */
  tabletPicture: Image;
  phonePicture: Image;
  pictureCaption: string;
  /** The button that replaces the drawing by the working desk. */
  desk: StartWords;
  responseCycle: SectionHead & { steps: (Linkable & { title: string; content: string })[] };
}
