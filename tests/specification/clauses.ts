/*
 * Clauses as tenders write them, with the pages that have a matching statement; empty if the site has none. Every
 * second one is for tuning thresholds, the others only for checking them.
 */
import type { RouteId } from '../../src/content/schema.ts';

export interface JudgedClause {
  text: string;
  pages: RouteId[];
}

const clause = (text: string, ...pages: RouteId[]): JudgedClause => ({ text, pages });

const byTopic = {
  video: [
    clause(
      'The nearest live camera view shall open automatically when an alarm is received.',
      'security-platform',
    ),
    clause(
      'Existing cameras and recorders that still work shall be retained.',
      'security-platform',
      'flagship',
    ),
    clause(
      'Video streams shall be integrated through ONVIF.',
      'flagship',
      'security-platform',
      'incident-detection',
    ),
    clause(
      'Access to live video shall be given to named roles for a recorded purpose only.',
      'flagship',
      'smart-city',
      'security-platform',
    ),
    clause(
      'Footage shall be deleted automatically at the end of the retention period.',
      'security-platform',
      'flagship',
      'smart-city',
      'safety-security',
    ),
    clause('Analytics shall point the operator to a scene, and an officer shall decide.', 'smart-city'),
    clause('Cameras shall have 30x optical zoom and infrared range of 150 m.'),
    clause('The video wall shall consist of 70-inch rear projection cubes in a 10 x 4 arrangement.'),
    clause('Body-worn cameras with twelve hours of battery shall be supplied to constables.'),
  ],
  sensors: [
    clause(
      'Vibration and temperature readings shall raise a work order when outside their normal zone.',
      'planned-preventive',
    ),
    clause('Replacing one make of sensor by another shall require change of one connector only.', 'flagship'),
    clause(
      'Rain gauges and sump levels shall alert the pump house beyond a set limit.',
      'urban-infrastructure',
    ),
    clause('Devices that stop reporting shall raise an alarm.', 'iot'),
    clause(
      'Sensor readings shall be stored in the device during a power cut and forwarded when the link returns.',
      'iot',
    ),
    clause('Fibre sensing along the pipeline shall detect digging.', 'safety-security'),
    clause('Ambient noise sensors shall be accurate to 1.5 dB and carry type approval.'),
    clause('Radiation portal monitors shall be supplied at the two gates.'),
    clause('Air quality stations shall be calibrated with reference gas every quarter.'),
  ],
  gis: [
    clause(
      'Units, incidents and assets shall be shown on one common map for all agencies.',
      'flagship',
      'smart-city',
    ),
    clause(
      'Map layers shall be consumed through OGC WMS and WFS services.',
      'flagship',
      'urban-infrastructure',
      'incident-detection',
    ),
    clause('Each map layer shall show its source and age.', 'flagship', 'urban-infrastructure'),
    clause(
      'Pipes, feeders and street lights shall be displayed with age, manufacturer and inspection history.',
      'urban-infrastructure',
    ),
    clause(
      'Digging applications shall list underground cables and pipes and the departments that must agree.',
      'urban-infrastructure',
    ),
    clause(
      'Bus positions shall be published in GTFS Realtime.',
      'urban-infrastructure',
      'smart-industry',
      'smart-city',
    ),
    clause('A drone survey with 5 cm ground sampling distance shall be carried out.'),
    clause('Three-dimensional city model in CityGML LOD3 shall be prepared.'),
    clause('The base map shall be renewed twice a year from satellite imagery of 0.5 m resolution.'),
  ],
  procedures: [
    clause(
      'Standard operating procedures shall be displayed as timed steps and delays escalated to the supervisor.',
      'incident-detection',
    ),
    clause('Procedures shall be modelled in BPMN 2.0 and executed as checklists.', 'business-operations'),
    clause(
      'An incident shall have an owner, a priority and time limits up to closure, with escalation.',
      'flagship',
    ),
    clause('False alarms shall be closed by the operator with a reason.', 'incident-detection'),
    clause('Shift handover shall record open events and acceptance by name.', 'business-operations'),
    clause('Emergency plans for flood and fire shall call out named posts when activated.', 'smart-city'),
    clause('Procedures shall be translated into sign language videos.'),
    clause('The bidder shall deploy a crisis psychologist during the first year.'),
    clause('Evacuation simulation with crowd dynamics modelling shall be performed for every stadium gate.'),
  ],
  warnings: [
    clause(
      'Public warnings shall be issued as CAP v1.2 messages with urgency, severity and certainty.',
      'flagship',
      'incident-detection',
      'smart-city',
    ),
    clause(
      'A named officer shall approve every warning prior to release.',
      'flagship',
      'smart-city',
      'incident-detection',
    ),
    clause('Warnings shall reach sirens, road signs and mobile channels.', 'incident-detection'),
    clause(
      'Several alarms of one event shall be correlated into a single incident with original messages attached.',
      'incident-detection',
      'flagship',
    ),
    clause('Alarms shall be sorted by severity and zone with an instruction for each.', 'security-platform'),
    clause('Urgent alarms shall take precedence over routine readings in the message queue.', 'flagship'),
    clause('Sirens shall produce 120 dB at 30 m.'),
    clause('Cell broadcast gateway licences for four telecom operators shall be included.'),
    clause('Earthquake early warning by P-wave detection shall be offered.'),
  ],
  maintenance: [
    clause('Every asset shall carry a QR tag with location, warranty and documents.', 'planned-preventive'),
    clause(
      'Work orders shall pass from request through approval to closure with photographs and signatures.',
      'planned-preventive',
    ),
    clause(
      'Spare parts shall be reserved for planned visits and a purchase request raised below minimum stock.',
      'planned-preventive',
    ),
    clause('Preventive visits shall fall due by calendar or running hours.', 'planned-preventive'),
    clause(
      'HVAC and electrical inspection checklists shall include limits for pressure and temperature.',
      'planned-preventive',
    ),
    clause('Technicians shall see their own jobs and a manager one building only.', 'planned-preventive'),
    clause('Spare lifts motors shall be stocked on site for ten years.'),
    clause('Annual maintenance charges shall not exceed 6% of the contract value.'),
    clause('Elevator ropes shall be replaced free of charge.'),
  ],
  cyber: [
    clause('Security testing shall follow OWASP guidelines.', 'services', 'cyber-security'),
    clause('Analysts shall watch logs and alerts and inform the person on duty.', 'cyber-security'),
    clause(
      'Threat alerts shall be mapped to MITRE ATT&CK techniques.',
      'cyber-intelligence',
      'cyber-security',
    ),
    clause('Threat indicators shall be exchanged in STIX over TAXII.', 'cyber-intelligence'),
    clause('Data shall be encrypted at rest and in transit with keys held by the purchaser.', 'cloud'),
    clause('Systems shall be scanned for vulnerabilities at agreed hours.', 'cyber-security'),
    clause('Hardware security modules certified to FIPS 140-3 Level 3 shall be supplied in pairs.'),
    clause('Quantum key distribution between the two data centres shall be demonstrated.'),
    clause('A next generation firewall with 40 Gbps throughput shall be delivered.'),
  ],
  audit: [
    clause(
      'Every viewing, search and export of video shall be logged with officer and reason.',
      'security-platform',
      'smart-city',
      'flagship',
    ),
    clause('Exported clips shall be sealed with a hash value.', 'security-platform'),
    clause(
      'Auditors shall have a list of every search and deletion with name and time.',
      'cyber-intelligence',
      'security-platform',
    ),
    clause('Calls, decisions and clips of an incident shall form one record.', 'incident-detection'),
    clause('Chat among agencies shall be kept in the incident log.', 'flagship'),
    clause('Exports shall need approval by two persons.', 'cyber-intelligence'),
    clause('Audit records shall be written to WORM tape and kept in a bank vault.'),
    clause('Logs shall be notarised on a public blockchain.'),
    clause('Statutory audit fees of the comptroller shall be borne by the successful tenderer.'),
  ],
  availability: [
    clause('The application shall run as several copies and survive loss of one.', 'cloud'),
    clause('Backups shall be restored on a schedule to prove that they work.', 'services'),
    clause(
      'Field staff shall continue offline, and records shall be sent when a network returns.',
      'services',
      'incident-detection',
      'planned-preventive',
    ),
    clause(
      'Software shall be hosted in the data centre of the purchaser or in its cloud account.',
      'flagship',
      'services',
    ),
    clause('A burst of messages from every sensor at once shall be absorbed by a queue.', 'flagship'),
    clause('New versions shall be released with automatic tests and rollback.', 'services'),
    clause('Uptime of 99.95% shall be guaranteed with liquidated damages.'),
    clause('The disaster recovery site shall be at least 500 km away in another seismic zone.'),
    clause('Diesel generators of 750 kVA with automatic changeover shall be provided.'),
  ],
  languages: [
    clause('Labels in Indian languages shall be checked for legibility.', 'services'),
    clause('Grievances in Hindi and English shall be read and filed by department automatically.', 'ai'),
    clause('Web pages shall work with keyboard and screen reader.', 'services'),
    clause('Rumours on public social media shall be followed by place and language.', 'cyber-intelligence'),
    clause('Farmers shall confirm advice by phone in the local language.', 'smart-industry'),
    clause('Colours of charts shall suit colour-blind readers.', 'data-science'),
    clause('Simultaneous interpretation booths shall be provided for delegates.'),
    clause('All manuals shall be printed in Tamil, Telugu and Odia in 50 bound copies.'),
    clause('Braille signage shall be fixed at every counter.'),
  ],
  reports: [
    clause(
      'Dashboards shall show response times by ward and shift, opening the records behind each figure.',
      'flagship',
    ),
    clause('Daily and monthly reports shall be limited to the sites of the reader.', 'business-operations'),
    clause('Contractor response times shall be compared with contract clauses.', 'business-operations'),
    clause('Each indicator shall have one definition, one source and an owner.', 'business-operations'),
    clause('Repair cost per asset shall be compared with replacement.', 'planned-preventive'),
    clause('A monthly service report shall list what was asked and done.', 'services'),
    clause('Income tax statements of employees shall be generated.'),
    clause('Election results shall be tabulated by booth.'),
    clause('Horoscope and matrimonial listings shall be printed in the weekly bulletin.'),
  ],
  integration: [
    clause('Legacy applications shall be connected by API, database view or file exchange.', 'flagship'),
    clause(
      'Substation data shall be read over IEC 61850 or IEC 60870-5-104.',
      'urban-infrastructure',
      'smart-industry',
      'smart-city',
    ),
    clause('Street lights shall be dimmed by group through TALQ.', 'urban-infrastructure'),
    clause('Patient records shall be exchanged by HL7 FHIR and images by DICOM.', 'smart-industry'),
    clause(
      'Building plant shall be connected by BACnet and Modbus.',
      'smart-city',
      'planned-preventive',
      'security-platform',
      'flagship',
      'iot',
      'business-operations',
    ),
    clause(
      'Access badges, areas and hours shall be managed together so that a leaver is stopped at each door.',
      'security-platform',
    ),
    clause('SWIFT payment messages shall be reconciled with treasury ledgers.'),
    clause('Aadhaar biometric authentication with iris scanners shall be built in.'),
    clause('Aircraft transponder interrogation in Mode S shall be integrated.'),
  ],
  training: [
    clause('Operators shall rehearse procedures on recorded events before the first live shift.', 'flagship'),
    clause('Staff who sit in the control room shall be trained.', 'smart-city', 'urban-infrastructure'),
    clause('Administrators shall add sites without help of the supplier.', 'business-operations'),
    clause('Administrator and user guides shall be handed over with the source code.', 'services'),
    clause(
      'Acceptance tests shall be run by users on a copy of the live system.',
      'ai',
      'iot',
      'cloud',
      'big-data',
      'data-science',
    ),
    clause('Drills shall be recorded with lessons noted.', 'smart-city'),
    clause('Six engineers shall be sent abroad for a fortnight at a foreign university.'),
    clause('Fire brigade cadets shall receive parachute instruction.'),
    clause('Certificates of proficiency from a state board shall be issued to 200 trainees.'),
  ],
  commercial: [
    clause('Source code and all rights to change it shall belong to the purchaser.', 'services'),
    clause('The help desk shall work with response times agreed in the contract.', 'services'),
    clause('Modules shall be replaceable one at a time, also by another supplier.', 'flagship'),
    clause(
      'A list of components with licences and versions shall be given at the end of the project.',
      'development',
    ),
    clause(
      'Requirements with acceptance tests shall be prepared such that any bidder can use them.',
      'services',
    ),
    clause('The pilot shall begin with one region and one service.', 'business-operations'),
    clause('Earnest money deposit of Rs. 25 lakh shall be paid by demand draft.'),
    clause('The bidder shall have an average annual turnover of 100 crore in three years.'),
    clause('Arbitration shall be held under the Arbitration and Conciliation Act, 1996.'),
  ],
};

const all = Object.values(byTopic).flat();

export const tuned = all.filter((_, index) => index % 2 === 0);
export const heldOut = all.filter((_, index) => index % 2 === 1);
