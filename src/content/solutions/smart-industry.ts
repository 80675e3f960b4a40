import { brand } from '../brand.ts';
import { caseCount } from '../cases/case-tabs.ts';
import { inWords, inWordsFirst } from '../in-words.ts';
import { limits } from '../instruments/limits.ts';
import type { IndustryPage } from './schema.ts';

const cards = [
  {
    imgSrc: '/images/icons.svg#sprout',
    altText: '',
    anchor: 'smart-farming',
    title: 'Smart farming',
    description:
      'Growers and cooperatives read soil, weather and machine data field by field. Probes report over LoRaWAN and tractors through ISOBUS. The agronomist compares plots and advises on irrigation or spraying; the farmer confirms by phone in a local language.',
    features: [
      'Soil moisture at root depth',
      'Weather readings by village',
      'Irrigation valves on timed schedules',
      'Crop stress maps from satellite images',
      'Tractor hours and implement records',
      'Pest sightings with dated photographs',
      'Livestock location from collars',
      'Cold store temperature after harvest',
    ],
  },
  {
    imgSrc: '/images/icons.svg#heart-pulse',
    altText: '',
    anchor: 'healthcare',
    title: 'Healthcare',
    description:
      'Hospital engineers and nursing supervisors see beds, equipment and room conditions on one board. Patient systems exchange records through HL7 FHIR and images through DICOM under the hospital’s own access rules. Clinical decisions stay with clinicians.',
    features: [
      'Bed status by ward',
      'Ventilator and pump location',
      'Medical gas pressure alarms',
      'Vaccine refrigerator temperature records',
      'Theatre air pressure readings',
      'Nurse call response times',
      'Ambulance arrival notice to casualty',
      'Calibration due dates for equipment',
    ],
  },
  {
    imgSrc: '/images/icons.svg#house',
    altText: '',
    anchor: 'home',
    title: 'Home',
    description:
      'Residents and housing societies share one application for gates, lifts, water and alarms, with devices joined through Matter or Zigbee. A household controls its own data. The society office sees shared services and the emergencies a resident chooses to send.',
    features: [
      'Visitor approval by phone',
      'Door lock and intercom control',
      'Gas leak alarm with valve shut-off',
      'Overhead tank level and pump state',
      'Lighting scenes by room and hour',
      'Electricity use by circuit',
      'Fall alerts to chosen relatives',
      'Lift breakdown notices to residents',
    ],
  },
  {
    imgSrc: '/images/icons.svg#factory',
    altText: '',
    anchor: 'industrial-iot',
    title: 'Industrial IoT',
    description:
      'Plant managers connect controllers, robots and meters through OPC UA, Modbus and MQTT, leaving the control logic as it is. Shift engineers see the state of each line, trace a stop to its machine and hand the readings to maintenance.',
    features: [
      'Machine state by line and shift',
      'Downtime reasons entered at the machine',
      'Vibration trends for rotating equipment',
      'Compressed air loss by section',
      'Batch history from raw material',
      'Tool life counts per spindle',
      'Process limits with alarm history',
      'Lockout and work permit records',
    ],
  },
  {
    imgSrc: '/images/icons.svg#plug-zap',
    altText: '',
    anchor: 'energy',
    title: 'Energy',
    description:
      'Utilities and large consumers watch generation, feeders and load together. Substations report over IEC 61850, meters over DLMS/COSEM and solar inverters over Modbus. The control engineer compares the forecast with the actual curve before changing a schedule.',
    features: [
      'Feeder loading against rated limits',
      'Outage reports from meters',
      'Solar output against weather forecast',
      'Battery charge and discharge plans',
      'Demand peaks by tariff period',
      'Power factor at each substation',
      'Generator fuel and running hours',
      'Loss estimates for field inspection',
    ],
  },
  {
    imgSrc: '/images/icons.svg#package',
    altText: '',
    anchor: 'logistics',
    title: 'Logistics',
    description:
      'Dispatch managers follow consignments from dock to delivery. Barcodes, RFID tags and trackers record each handover as a GS1 EPCIS event, and shipper, carrier and receiver read one history. Loads that run late or warm are shown while they are still moving.',
    features: [
      'Consignment location between hubs',
      'Dock queues and turnaround times',
      'Container door and seal events',
      'Cold chain temperature by pallet',
      'Delivery proof with signature',
      'Deviation alerts for high-value loads',
      'Driver hours and rest breaks',
      'Returns sorted by reason code',
    ],
  },
  {
    imgSrc: '/images/icons.svg#car',
    altText: '',
    anchor: 'automotive',
    title: 'Automotive',
    description:
      'Manufacturers and service networks work with vehicle data the owner has agreed to share. Diagnostics arrive through OBD-II or SAE J1939 units. Engineers see which fault codes rise in which production batch, and the workshop sees the likely part before the visit.',
    features: [
      'Fault codes by model and batch',
      'Battery health over charge cycles',
      'Service reminders from actual mileage',
      'Software version by vehicle number',
      'Crash notices with last position',
      'Charging sessions recorded through OCPP',
      'Test runs with synchronised channels',
      'Warranty claims matched to logs',
    ],
  },
  {
    imgSrc: '/images/icons.svg#shopping-cart',
    altText: '',
    anchor: 'retail',
    title: 'Retail',
    description:
      'Store managers and the regional office see shelves, tills, refrigeration and footfall by hour. Counting sensors do not identify shoppers. Sales and stock systems meet through GS1 product codes, and the desk sends a task to the store concerned.',
    features: [
      'Shelf gaps by product code',
      'Footfall counts without identity',
      'Queue length at each till',
      'Freezer door and temperature alarms',
      'Price label changes by section',
      'Stock transfers between nearby stores',
      'Opening checks with photographs',
      'Stock loss review by exception',
    ],
  },
  {
    imgSrc: '/images/icons.svg#watch',
    altText: '',
    anchor: 'wearables',
    title: 'Wearables',
    description:
      'Safety officers in mines, plants and warehouses equip workers with helmets, badges or wristbands over Bluetooth Low Energy. Location is used only in the hours and zones agreed with staff. A fall, a gas reading or a pressed button reaches the control desk.',
    features: [
      'Check-in timers for lone workers',
      'Heat strain warnings during shifts',
      'Gas exposure totals per worker',
      'Fall detection with voice call-back',
      'Zone entry checked against permits',
      'Evacuation roll call by assembly point',
      'Battery and fitting status per device',
      'Health readings shared by consent',
    ],
  },
  {
    imgSrc: '/images/icons.svg#dumbbell',
    altText: '',
    anchor: 'sports-and-fitness',
    title: 'Sports and fitness',
    description:
      'Academies, stadiums and gym chains collect training data from equipment that uses Bluetooth or ANT+. Coaches see load and recovery for athletes who have agreed to it. Ground staff manage courts, pools and match-day crowds from the same application.',
    features: [
      'Training load per athlete and week',
      'Heart-rate zones during sessions',
      'Sprint and jump test history',
      'Court and lane booking slots',
      'Pool water quality readings',
      'Gym machine use and faults',
      'Turnstile counts on match days',
      'Injury notes under medical access',
    ],
  },
  {
    imgSrc: '/images/icons.svg#route',
    altText: '',
    anchor: 'transportation',
    title: 'Transportation',
    description:
      'Highway authorities watch corridors, tunnels and toll plazas. Detectors, message signs and weather stations connect through NTCIP, and traffic news goes to navigation companies as DATEX II. Operators confirm a queue on camera before a sign changes its message.',
    features: [
      'Journey times by road section',
      'Stopped vehicle detection in tunnels',
      'Lane closures with permits',
      'Message signs by approved template',
      'Toll queues and lane state',
      'Overweight records from weighbridges',
      'Bridge strain and tilt readings',
      'Fog and road surface alerts',
    ],
  },
  {
    imgSrc: '/images/icons.svg#headset',
    altText: '',
    anchor: 'dispatching-tools',
    title: 'Dispatching tools',
    description:
      'Dispatchers at utilities, ambulance services and repair companies plan the day and rearrange it when urgent work arrives. Telephone and radio meet at the desk through SIP, with TETRA gateways where needed. The board shows who is free, qualified and near.',
    features: [
      'Job board by skill and district',
      'Crew reassignment on the map',
      'Arrival estimates sent to callers',
      'Radio recordings filed by job',
      'Van stock checked before allocation',
      'Shift rosters with leave and standby',
      'Missed appointments listed for supervisors',
      'Pending jobs grouped by area',
    ],
  },
  {
    imgSrc: '/images/icons.svg#bus',
    altText: '',
    anchor: 'public-transportation',
    title: 'Public transportation',
    description:
      'Bus, metro and ferry operators publish timetables in GTFS and positions in GTFS Realtime. On Indian buses, tracking units to the vehicle standard AIS-140 report location and the emergency button. Controllers see gaps and bunching, hold or turn a vehicle, and tell passengers.',
    features: [
      'Headway gaps by route direction',
      'Stop displays from live positions',
      'Emergency button alerts with onboard video',
      'Crowding levels by coach',
      'Depot departures against duty roster',
      'Ticket sales by stop and hour',
      'Electric bus charge before departure',
      'Boarding assistance requests at stops',
    ],
  },
  {
    imgSrc: '/images/icons.svg#ship',
    altText: '',
    anchor: 'marine',
    title: 'Marine',
    description:
      'Ports, fleet owners and fisheries departments follow vessels by their identity signal (AIS) and read engines and instruments through NMEA 2000. The shore desk sees weather, position and machinery alarms, and calls the master by VHF or satellite when a limit is passed.',
    features: [
      'Vessel tracks with declared destination',
      'Engine hours and fuel flow',
      'Boundary alerts near restricted waters',
      'Berth plans by tide window',
      'Survey and certificate due dates',
      'Bilge level and pump alarms',
      'Distress signals with rescue contacts',
      'Catch reports from fishing boats',
    ],
  },
] satisfies IndustryPage['cards'];

export default {
  kind: 'solution',
  head: {
    title: `Smart industry: connected assets in ${inWords(cards.length, 'sector', 'sectors')}`,
    keywords: [
      'smart industry',
      'industrial IoT',
      'smart farming',
      'connected healthcare',
      'energy monitoring',
      'logistics tracking',
      'fleet dispatching',
      'public transport GTFS',
      'marine AIS monitoring',
    ],
    description:
      'From farms and hospitals to plants, fleets and ships: what is measured in each field, over which protocol, and who acts on the reading.',
  },
  banner: {
    eyebrow: 'Solution',
    title: 'Smart industry',
    lead: 'Monitoring software for managers of plants, fleets, farms, shops and hospitals. A reading that leaves its normal range reaches the person who can act on it.',
    actions: [
      { label: 'Talk to an engineer', href: 'page:contact' },
      { label: 'See preventive maintenance', href: 'page:planned-preventive' },
    ],
  },
  instrument: limits,
  overview: {
    title: 'Start from a reading and a person',
    paragraphs: [
      'A compressor, a cold truck and a ventilator have little in common except this: somebody must know in time when they drift from normal. We ask who that is, what they need to see and what they are allowed to do.',
      'Then we connect the equipment through its own protocol, set limits with your engineers and deliver the alarm, the dashboard or the work order to that person’s screen.',
    ],
    facts: [
      { label: 'Used by', value: 'Plant, fleet, store and ward managers with their crews' },
      { label: 'Connects', value: 'Controllers, meters, vehicles, tags and medical devices' },
      { label: 'Starts with', value: 'One line, depot or building' },
    ],
  },
  cardsHead: {
    title: `${inWordsFirst(cards.length, 'sector', 'sectors')}, and the readings each needs`,
    lead: 'Each card names the user, the interface and the functions to ask for. The sectors group equipment; the industries in our figures are those of our customers.',
  },
  cards,
  cardsEnd: {
    title: 'Your sites on one map and one log',
    action: { label: `See ${brand.flagship}`, href: 'page:flagship' },
  },
  products: {
    title: 'The products underneath',
    lead: 'A sector needs one or two of these to begin.',
    items: [
      {
        name: brand.flagship,
        description: 'Puts lines, fleets and sites on a live map.',
        href: 'page:flagship',
        look: 'screen',
        image: {
          src: '/images/products/operational-picture-home.svg',
          alt: '',
          width: 960,
          height: 468,
        },
      },
      {
        name: 'Planned Preventive Maintenance',
        description: 'Work orders from calendars, hours and readings.',
        href: 'page:planned-preventive',
        look: 'scene',
        image: { src: '/images/products/planned-preventive.svg', alt: '', width: 436, height: 340 },
      },
      {
        name: 'Integrated Business Operations Center',
        description: 'Site status and service measures for the head office.',
        href: 'page:business-operations',
        look: 'scene',
        image: { src: '/images/products/business-operations.svg', alt: '', width: 436, height: 340 },
      },
    ],
  },
  related: [
    {
      description: 'How we build device software, gateways and interfaces.',
      href: 'page:iot',
    },
    {
      description: 'For utilities whose plant serves a city.',
      href: 'page:urban-infrastructure',
    },
    {
      description: `Plants, hospitals and logistics among ${inWords(caseCount, 'case', 'cases')}.`,
      href: 'page:case-studies',
    },
  ],
  closing: {
    title: 'Begin with one reading and the person who acts on it.',
    action: { label: 'Discuss your project', href: 'page:contact' },
  },
} satisfies IndustryPage;
