/*
 * What the site's content is made of. The entities of the specification keep their own field names;
 * the rest are the parts a page is composed of. Types only: nothing here runs.
 */
import type { AnyExample } from './examples/schema.ts';
import type { IconName } from './icons.ts';
import type { Maintenance } from './instruments/maintenance.ts';
import type { SitePlan } from './instruments/site-plan.ts';
import type { Street } from './instruments/street.ts';
import type { serviceIds } from './service-ids.ts';
import type { City, PurposeId, RoleId } from './shifts/schema.ts';

/** Every page by name. The route table has exactly these keys, and says at which address each stands. */
export type RouteId =
  | 'home'
  | 'contact'
  | 'about'
  | 'founder'
  | 'ai'
  | 'iot'
  | 'big-data'
  | 'cyber-security'
  | 'data-science'
  | 'cloud'
  | 'development'
  | 'services'
  | 'flagship'
  | 'incident-detection'
  | 'business-operations'
  | 'urban-infrastructure'
  | 'security-platform'
  | 'planned-preventive'
  | 'smart-city'
  | 'safety-security'
  | 'smart-industry'
  | 'cyber-intelligence'
  | 'case-studies'
  | 'privacy-policy'
  | 'terms-condition'
  | 'trademark'
  | 'accessibility'
  | 'site-map'
  | 'run-a-shift'
  | 'search';

export type ServiceId = (typeof serviceIds)[number];

/** A page by name; one of the services on its page; one of the cases. Links resolve it to an address. */
export type PageLink =
  | `page:${RouteId}`
  | `page:services/${ServiceId}`
  | `page:case-studies#${string}`
  | `page:contact#${string}`;

/** The header links to two pages in a spelling of its own, which the route table knows. */
export type MenuLink = 'menu:about' | 'menu:flagship';

export type Href = PageLink | MenuLink | `https://${string}` | `mailto:${string}` | `tel:${string}`;

/** An icon of the one sprite, as a path a browser can load. */
export type IconPath = `/images/icons.svg#${IconName}`;

/** A colour by its design token: stylesheets know the value, content does not. */
export type ColorToken = 'ink-900' | 'ink-800' | 'ink-700' | 'slate-600' | 'mist-100' | 'mist-50' | 'ice';

export interface Head {
  /** Meaning first. The company's name is added by the site. */
  title: string;
  keywords: string[];
  /** 70 to 160 characters, says something the title does not. */
  description: string;
}

export interface Image {
  src: `/images/${string}`;
  /** Empty when the picture is decoration. */
  alt: string;
  width: number;
  height: number;
}

export interface Link {
  label: string;
  /** Read out after a label that alone says too little. */
  about?: string;
  href: Href;
}

/** The dark opening of every inner page. */
export interface Banner {
  /** The page's family: 'Solution', 'Technology'. */
  eyebrow: string;
  title: string;
  lead: string;
  image?: Image;
  actions?: Link[];
}

/** A related page at the foot of a page. */
export interface RelatedLink {
  name: string;
  description: string;
  href: PageLink;
}

/** The closing band: one next step. */
export interface Closing {
  title: string;
  action: Link;
}

/** What every inner page has. */
export interface InnerPage {
  head: Head;
  banner: Banner;
  related: RelatedLink[];
  closing: Closing;
}

export interface SectionHead {
  title: string;
  lead: string;
}

export interface Fact {
  label: string;
  value: string;
}

/** What a thing is and who uses it. */
export interface Overview {
  title: string;
  paragraphs: string[];
  facts: Fact[];
}

export interface Feature {
  title: string;
  content: string;
  icon: IconName;
}

export interface Step {
  title: string;
  content: string;
  /** What the customer holds when the step ends. */
  receive: string;
}

export interface Process extends SectionHead {
  /** Stands before what each step leaves in the customer's hands. */
  receiveLabel: string;
  steps: Step[];
}

/* Shell */

export interface MenuItem {
  name: string;
  href: Href;
  icon: IconName;
  /** One short line under the name in the menu's panel. */
  description: string;
}

export interface MenuSection {
  /** The title as the header spells it: 'SOLUTIONS & SERVICES'. */
  name: string;
  /** Absent where the title opens a menu and is no link itself. */
  href?: Href;
  items: MenuItem[];
  /** The services inside SOLUTIONS & SERVICES. */
  services?: Link[];
}

export interface Menu {
  /** On ink; drawn from the brand's name. */
  logo: Image;
  sections: MenuSection[];
  /** The way to the desk, in the header at every width. */
  contact: Link;
  /** An icon with its label on a desktop, words where there is room; more than two stand under `labels.more`. */
  external: (Link & { icon: IconName })[];
  /** Words of the shell's own controls. */
  labels: Record<
    | 'skip'
    | 'main'
    | 'home'
    | 'openMenu'
    | 'closeMenu'
    | 'menu'
    | 'submenu'
    | 'external'
    | 'more'
    | 'pauseMotion'
    | 'resumeMotion',
    string
  >;
}

export interface Footer {
  logo: Image;
  invitation: string;
  mail: Link;
  addressTitle: string;
  address: string;
  columns: { title: string; links: Link[] }[];
  legal: Link[];
  legalTitle: string;
  columnsTitle: string;
  copyright: string;
}

/** Everything that stands around a page. */
export interface Shell {
  menu: Menu;
  search: SearchWords;
  footer: Footer;
  messages: Messages;
}

/* Home */

export interface Certification {
  id: string;
  image: Image;
  title: string;
  link: PageLink;
}

/** A certificate in words: what is certified, and how far. */
export interface CertificatePlate extends Certification {
  kind: string;
  scope: string;
  status: string;
}

export interface Statistic {
  /** As shown: '100+'. */
  figure: string;
  label: string;
  /** How many marks are drawn under the figure. */
  marks: number;
}

export interface ClientLogo {
  name: string;
  image: Image;
}

/** A platform on the home page. */
export interface Product {
  title: string;
  description: string;
  icon: IconName;
  backgroundColor: ColorToken;
  href: PageLink;
  image: Image;
  /** Six of the features its page explains. */
  tiles: CapabilityTile[];
}

/** A capability: of the flagship, or of a platform. */
export interface CapabilityTile {
  path: IconPath;
  name: string;
}

export interface Flagship {
  name: string;
  subtitle: string;
  title: string;
  intro: string;
  image: Image;
  /** The same picture, cut for a narrow screen. */
  narrowImage: Image;
  tiles: CapabilityTile[];
  action: Link;
}

export interface HomeSolutionCard {
  name: string;
  description: string;
  href: PageLink;
  image: Image;
}

export interface HomeService {
  id: ServiceId;
  title: string;
  description: string;
  icon: IconName;
  image: Image;
}

export interface TechnologyCard {
  title: string;
  description: string;
  imgSrc: `/images/${string}`;
  shadowColor: ColorToken;
  href: PageLink;
}

export interface HomePage {
  kind: 'home';
  head: Head;
  /** Films, rows and words that move by themselves. */
  moves: true;
  hero: {
    /** The logo's two lines, as the page's heading. */
    company: { name: string; suffix: string };
    tagline: string;
    words: [string, string, string];
    /** The one sentence a screen reader gets instead of the changing word. */
    sentence: string;
    /** What a visitor can do at once, the first one first. */
    actions: Link[];
    certifications: Certification[];
    mascot: { image: Image; name: string; caption: string; href: PageLink };
    /** The film behind the words is decoration; search engines read what it shows. */
    video: { name: string; description: string };
  };
  statistics: { label: string; items: Statistic[] };
  clients: { label: string; logos: ClientLogo[] };
  products: SectionHead & { flagship: Flagship; platforms: Product[]; platformAction: string };
  solutions: SectionHead & { cards: HomeSolutionCard[]; action: string };
  services: SectionHead & { items: HomeService[]; defaultId: ServiceId; action: Link };
  technologies: SectionHead & { cards: TechnologyCard[] };
}

/* Company */

export interface AboutPage extends InnerPage {
  kind: 'about';
  message: { title: string; paragraphs: string[]; role: string; portrait: Image };
  company: { title: string; paragraphs: string[]; focusTitle: string; focusAreas: string[] };
  foundations: SectionHead & { cards: Feature[] };
  services: SectionHead & { cards: (Feature & { href: PageLink })[] };
  certifications: SectionHead & {
    items: CertificatePlate[];
    scopeLabel: string;
    statusLabel: string;
    action: string;
  };
}

export interface FounderPage extends InnerPage {
  kind: 'founder';
  portrait: Image;
  heading: string;
  biography: string[];
  domainsTitle: string;
  domains: string[];
  profile: Link;
  secondPortrait: Image;
}

export interface FormField {
  name: 'first-name' | 'last-name' | 'email' | 'phone' | 'message';
  label: string;
  autocomplete: 'given-name' | 'family-name' | 'email' | 'tel' | 'off';
}

/** One way to reach the company: 'Telephone', its number, what a tap on it does. */
export interface ContactDetail extends Fact {
  href?: Href;
}

export interface ContactPage extends InnerPage {
  kind: 'contact';
  heading: string;
  text: string;
  /** The quickest ways to us, the first one first. */
  details: { label: string; value: string; href: Href }[];
  office: { label: string; value: string };
  /** Looks towards the form. */
  mascot: Image;
  form: {
    title: string;
    fields: FormField[];
    /** A message already begun, for a link that ends in `#` and the id. */
    openings: { id: string; message: string }[];
    submit: string;
    /** Makes a message of what was typed. */
    mail: {
      label: string;
      to: string;
      /** Followed by the sender's name. */
      subject: string;
      subjectWithoutName: string;
      /** Ends a text that did not fit. */
      shortened: string;
    };
    /** Said after a submit where no endpoint is set. */
    notSent: { title: string; text: string; clear: string };
    /** Without an endpoint, for visitors without scripts: nobody could tell them afterwards. */
    withoutScripts: string;
    /** Where the owner has the form sent. Absent: nothing is sent, and the words below are never said. */
    endpoint?: string | undefined;
    sending: string;
    sent: string;
    failed: string;
    unknown: string;
    offline: string;
    blank: string;
  };
}

/* Technology */

export interface TechnologyPage<Example extends AnyExample = AnyExample> extends InnerPage {
  kind: 'technology';
  /** Something on it moves by itself: the header then has the control. */
  moves?: boolean;
  /** A small thing that works, on figures of its own. */
  example: Example;
  intro: { title: string; paragraphs: string[] };
  cardsHead: SectionHead;
  cards: Feature[];
  process: Process;
}

export interface TechnologyItem {
  name: string;
  image: `/images/${string}`;
}

export interface DevelopmentPage extends InnerPage {
  kind: 'development';
  intro: { title: string; paragraphs: string[] };
  tabsHead: SectionHead;
  /** From the top layer of an application down; the drawing shows where each stands. */
  tabs: { name: string; description: string; image: Image; items: TechnologyItem[] }[];
}

/* Services */

export interface Service {
  id: ServiceId;
  title: string;
  content: string;
  imagePath: `/images/${string}`;
  altText: string;
  imageFirst: boolean;
  /** What the customer receives: three or four short lines. */
  deliverables: string[];
}

export interface ServicesPage extends InnerPage {
  kind: 'services';
  indexTitle: string;
  deliverablesTitle: string;
  services: Service[];
}

/* Products */

/** What a product reads and who reads it. */
export interface Connections extends SectionHead {
  sources: string[];
  sourcesTitle: string;
  roles: string[];
  rolesTitle: string;
  /** Named standards and protocols. */
  standards: string[];
  standardsTitle: string;
}

interface AnyProductPage extends InnerPage {
  /** 'SoftwareApplication' facts for machines: name and category. */
  name: string;
  category: string;
  overview: Overview;
  featuresHead: SectionHead;
  features: Feature[];
  connections: Connections;
  operation: { title: string; paragraphs: string[] };
  caseReference: { title: string; content: string; link: Link; image?: Image };
  /** For products that show pictures of places. */
  restraint?: Restraint;
}

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

export interface FlagshipPage extends AnyProductPage {
  kind: 'flagship';
  mascot: Image;
  picture: Image;
  /** The same scene, drawn for narrower screens so that its words stay legible. */
  tabletPicture: Image;
  phonePicture: Image;
  pictureCaption: string;
  /** Offers the working desk in the drawing's place. */
  desk: StartWords;
  responseCycle: SectionHead & { steps: { title: string; content: string }[] };
}

/* Restraint */

/** A camera that asks before it opens, the log it writes and the clock that erases its clip. */
export interface Restraint extends SectionHead {
  /** Says that names, times and numbers are made up. */
  exampleLabel: string;
  rolesLegend: string;
  roles: {
    id: string;
    name: string;
    note: string;
    icon: IconName;
    person: string;
    /** Whose rights of the console it has. */
    rights: RoleId;
    /** The case this role may export the clip for. */
    exports?: string;
    says: string;
  }[];
  camera: string;
  purposeLegend: string;
  purposes: { id: PurposeId; label: string; entry: string }[];
  supervisorOnly: string;
  caseEntry: string;
  open: string;
  export: string;
  shut: string;
  nothingElse: string;
  writing: string;
  opened: string;
  exported: string;
  exportedNote: string;
  picture: string;
  erased: string;
  erasedNote: string;
  days: number;
  keptFor: string;
  setBy: string;
  left: string;
  noneLeft: string;
  pass: string;
  again: string;
  log: string;
  entries: string;
  later: string;
  system: string;
  erasedEntry: string;
  clock: { first: number; apart: number };
  before: { at: number; who: string; why: string }[];
  states: [asks: StillState, opens: StillState, runsOut: StillState];
  stillDays: number;
}

interface StillState {
  title: string;
  note: string;
}

/* Run a shift */

/** Words around the desk, before it is fetched. */
export interface StartWords {
  title: string;
  lead: string;
  choose: string;
  seed: string;
  start: string;
  loading: string;
  failed: string;
  tryAgain: string;
}

export interface ShiftChoice {
  /** As in content/shifts. */
  id: string;
  name: string;
  /** What happens in it, in a few words. */
  about: string;
  note: string;
  /** The visitor's own number makes it. */
  endless?: boolean;
}

interface StillStep {
  title: string;
  time: string;
  content: string;
}

/** The shift in five pictures, for who has no scripts. */
export interface StillSteps extends SectionHead {
  /** One for each of the five pictures. */
  items: [StillStep, StillStep, StillStep, StillStep, StillStep];
  last: { title: string; content: string; withScripts: string; link: Link };
  pictures: {
    city: City;
    first: { label: string; callouts: { title: string; text: string }[] };
    second: { messages: { text: string; time: string }[]; incident: string; state: string };
    third: {
      steps: { what: string; limit: string }[];
      question: string;
      lead: string;
      yes: string;
      no: string;
    };
    fourth: { label: string; closed: string; diversion: string; unit: string };
    fifth: {
      label: string;
      peak: string;
      limit: string;
      zero: string;
      times: string[];
      log: { time: string; what: string }[];
    };
  };
}

export interface RunAShiftPage extends InnerPage {
  kind: 'run-a-shift';
  about: string;
  start: StartWords;
  shifts: ShiftChoice[];
  steps: StillSteps;
}

/* Instruments: the working drawing that opens a platform's page. */

export type FunnelKind = 'call' | 'video' | 'sensor' | 'tracker' | 'panel' | 'report';
export type FunnelEvent = 'crash' | 'water' | 'smoke';

export interface FunnelMessage {
  /** 'hh:mm:ss' */
  time: string;
  /** Along the road. */
  metre: number;
  kind: FunnelKind;
  /** What really happened: the right rule finds exactly these. */
  event: FunnelEvent;
  text: string;
}

/** Messages that fall into incidents by a rule the visitor moves. In `words`, {n} and the like are filled in. */
export interface Funnel {
  messages: FunnelMessage[];
  kinds: Record<FunnelKind, string>;
  events: Record<FunnelEvent, { title: string; short: string; grade: number }>;
  /** The steps of the rule's two sliders, and where they stand at first. */
  metres: number[];
  seconds: number[];
  rule: { metres: number; seconds: number };
  axis: { metres: number; from: string; to: string };
  lead: string;
  attached: { title: string; content: string };
  /** One entry for each of the page's features, in their order. */
  clock: { time: string; note: string }[];
  words: Record<
    | 'drawing'
    | 'drawn'
    | 'example'
    | 'rule'
    | 'pad'
    | 'distance'
    | 'time'
    | 'incidents'
    | 'originals'
    | 'clockNote'
    | 'kilometre'
    | 'metre'
    | 'second'
    | 'minute'
    | 'oneIncident'
    | 'manyIncidents'
    | 'oneMessage'
    | 'manyMessages'
    | 'part'
    | 'joined'
    | 'reach'
    | 'reachOf'
    | 'said'
    | 'splits'
    | 'whole'
    | 'widest'
    | 'valueOf',
    string
  >;
}

export interface IncidentPage extends ProductPage {
  funnel: Funnel;
}

export interface BoardSite {
  id: string;
  name: string;
  region: string;
  /** 'hh:mm' of today; null: not open yet. */
  planned: string;
  opened: string | null;
  /** Why it opened late. */
  reason?: string;
  /** Degrees of the last hours. */
  coldStore?: number[];
  /** Until a contract ends. */
  contractDays?: number;
}

/** What is being done about a site past a limit. */
export interface SiteTask {
  brief: string;
  owner: string;
  waiting: string;
  status?: string;
  called?: string;
  clause?: string;
  decision?: string;
  /** What failed, and what hangs on it. */
  dependsOn?: { cause: string; via: string; since: string[]; stopped: string[]; working: string[] };
}

/** Many sites at one moment, those past a limit first. In `words`, {n} and the like are filled in. */
export interface SiteBoard {
  sites: BoardSite[];
  now: string;
  closing: string;
  limits: { minutes: number; degrees: number; days: number };
  /** The site shown in full at first. */
  opened: string;
  axis: { from: string; to: string; ticks: string[] };
  lead: string;
  /** By the site's id. */
  tasks: Record<string, SiteTask>;
  /** Each of the page's features, by the hour it is used. */
  day: { feature: string; time: string }[];
  words: Record<
    | 'filters'
    | 'late'
    | 'temperature'
    | 'contract'
    | 'exceptions'
    | 'all'
    | 'site'
    | 'minutesLate'
    | 'coldTiles'
    | 'contractTiles'
    | 'lateTiles'
    | 'planned'
    | 'degrees'
    | 'days'
    | 'lateBy'
    | 'before'
    | 'after'
    | 'onTime'
    | 'titleClosed'
    | 'titleLate'
    | 'titleCold'
    | 'titleContract'
    | 'titlePlanned'
    | 'place'
    | 'openingClosed'
    | 'opening'
    | 'owner'
    | 'waiting'
    | 'nobody'
    | 'nothing'
    | 'back'
    | 'find'
    | 'list'
    | 'region'
    | 'openedAt'
    | 'plannedAt'
    | 'notOpen'
    | 'openOf'
    | 'openThen'
    | 'example',
    string
  >;
}

export interface BusinessPage extends ProductPage {
  board: SiteBoard;
}

/* Solutions */

export interface SolutionCard {
  imgSrc: IconPath;
  altText: string;
  title: string;
  description: string;
  features?: string[];
}

/** A product under a solution. A scene is drawn wide for light ground, the mascot upright for ink. */
export interface ProductLink extends RelatedLink {
  look: 'scene' | 'screen';
  image: Image;
}

export interface SolutionPage extends InnerPage {
  kind: 'solution';
  overview: Overview;
  cardsHead: SectionHead;
  /** Cards are read one after another; among sectors one looks for one's own. */
  cardsLook: 'cards' | 'sectors';
  cards: SolutionCard[];
  /** What all cards have in common; closes a grid that would otherwise end short. */
  cardsEnd?: Closing;
  /** For solutions that look at people or places. */
  restraint?: Restraint;
  /** The products this solution stands on. */
  products: SectionHead & { items: ProductLink[] };
}

/* Case studies */

export interface Benefit {
  heading: string;
  content: string;
}

/** What a case's drawing counts: art/cases draws exactly these numbers. */
export type CaseDrawing =
  | { kind: 'rings'; rings: number[] }
  | { kind: 'doors'; doors: number; columns: number }
  | { kind: 'refinery' }
  | { kind: 'towers'; floors: number[] }
  | { kind: 'call'; cameras: number }
  | { kind: 'metro'; controls: number }
  | { kind: 'file'; channels: number }
  | { kind: 'scorecards'; sites: number; hours: number }
  | { kind: 'jobs'; before: number; after: number }
  | { kind: 'crossings'; systems: number; applications: number; event: number[] }
  | { kind: 'sign-on'; systems: number; applications: number; job: [first: number, count: number] }
  | { kind: 'district'; buildings: number; live: number; services: number };

/** A word on a drawing, placed in hundredths of its width and height. */
export interface DrawingLabel {
  text: string;
  x: number;
  y: number;
  anchor?: 'middle' | 'end';
  /** Only in this state; absent: in both. */
  on?: 'before' | 'after';
  /** May be left out where there is little room. */
  quiet?: boolean;
  /** For a word on marigold, or in the middle of a numbered flag. */
  tone?: 'ink' | 'flag';
}

/** The one number of a case, and the drawing that counts it. */
export interface CaseFigure {
  /** Of the drawing's files in images/cases. */
  name: string;
  /** As it is told: '450+'. */
  figure: string;
  label: string;
  /** What one mark of the drawing stands for. */
  note: string;
  before: { label: string; note: string };
  /** What the drawing shows, for those who cannot see it. */
  alt: string;
  /** Do the words stand beside the drawing, in its free corner, or above it? */
  look: 'beside' | 'above';
  width: number;
  height: number;
  drawing: CaseDrawing;
  labels: DrawingLabel[];
}

export interface CaseStudyDetail {
  /** Invented, to be replaced: `npm run launch-check` names it. Your own case leaves this out. */
  sample?: true;
  title: string;
  about: string;
  businessChallenge: string;
  smarterSolution: string;
  /** Absent: the case is told in words alone. */
  figure?: CaseFigure;
  products?: RelatedLink[];
  /** Where its pin stands on the plan: distance from the centre, direction, and the side its name is on. */
  pin?: { radius: number; degrees: number; side: 'start' | 'end' };
  /** Kept with the case; not shown. */
  benefits: Benefit[];
}

export interface CaseStudyCategory {
  key: string;
  fullName: string;
  icon: IconName;
  tabs: string[];
  details: Record<string, CaseStudyDetail>;
}

export interface CaseStudiesPage extends InnerPage {
  kind: 'case-studies';
  labels: Record<
    | 'categories'
    | 'cases'
    | 'about'
    | 'businessChallenge'
    | 'smarterSolution'
    | 'back'
    | 'states'
    | 'before'
    | 'after'
    | 'products'
    | 'next'
    | 'plan',
    string
  >;
  categories: CaseStudyCategory[];
  /** Past 24 cases a further page begins: its own content file and line in the route table. */
  parts?: { label: string; links: Link[] };
}

/* Legal and the rest */

export interface ProseSection {
  /** The fragment that links to it. */
  id: string;
  title: string;
  paragraphs: string[];
  /** Points under the paragraphs. */
  points?: string[];
}

export interface ProsePage extends InnerPage {
  kind: 'prose';
  contentsTitle: string;
  introduction: string[];
  sections: ProseSection[];
}

export interface NotFoundPage {
  head: Head;
  banner: Banner;
  suggestedTitle: string;
  /** Every page, as on the site map: the nearest in spelling are picked from these. */
  groups: SiteMapPage['groups'];
  mainTitle: string;
  main: RelatedLink[];
}

/** Stands in for a page that is neither reachable nor saved. */
export interface OfflinePage {
  head: Head;
  banner: Banner;
  savedTitle: string;
  /** Every page, as on the site map: those saved on the visitor's device are shown. */
  groups: SiteMapPage['groups'];
  reachTitle: string;
  reach: Link[];
}

export interface SiteMapPage extends InnerPage {
  kind: 'site-map';
  groups: { title: string; links: Link[] }[];
}

/** The words of the search, on its page and in its dialog. */
export interface SearchWords {
  label: string;
  placeholder: string;
  submit: string;
  close: string;
  /** '12 results': `{count}` stands for the number. */
  results: string;
  oneResult: string;
  none: string;
  /** Before the words of the site that are near to what was typed. */
  nearest: string;
  wantedTitle: string;
  /** Most wanted places, shown before anything is typed and when nothing is found. */
  wanted: RelatedLink[];
  all: string;
  loading: string;
  failed: string;
}

export interface SearchPage extends InnerPage {
  kind: 'search';
  /** For visitors without scripts. */
  withoutScripts: string;
  words: SearchWords;
  groups: SiteMapPage['groups'];
}

/** Of every kind of page, told apart by their `kind`. */
export type PageContent =
  | HomePage
  | AboutPage
  | FounderPage
  | ContactPage
  | TechnologyPage
  | DevelopmentPage
  | ServicesPage
  | ProductPage
  | FlagshipPage
  | SolutionPage
  | CaseStudiesPage
  | ProsePage
  | RunAShiftPage
  | SiteMapPage
  | SearchPage;

/** Words that belong to no page: states of loading, failing, being offline. */
export interface Messages {
  loading: string;
  /** The document's title then. */
  loadFailedTitle: string;
  loadFailed: string;
  tryAgain: string;
  loadAsDocument: string;
  /** In place of that message where the device has no connection. */
  notSaved: string;
  savedCopy: string;
  /** The device is connected, and the site does not answer. */
  savedCopyUnanswered: string;
  related: string;
  breadcrumb: string;
}
