/* Standards that only solutions name: project work, not a product's statement. Each with the card that names it. */
import type { RouteId } from '../schema.ts';

export default [
  {
    name: 'STIX and TAXII',
    page: 'cyber-intelligence',
    card: 'Intelligence fusion',
    named: ['STIX', 'TAXII'],
  },
  { name: 'MITRE ATT&CK', page: 'cyber-intelligence', card: 'Threat protection', named: ['MITRE ATT&CK'] },
  { name: 'IPFIX', page: 'cyber-intelligence', card: 'Network intelligence', named: ['IPFIX'] },
  { name: 'HL7 FHIR and DICOM', page: 'smart-industry', card: 'Healthcare', named: ['HL7 FHIR', 'DICOM'] },
  { name: 'ISOBUS', page: 'smart-industry', card: 'Smart farming', named: ['ISOBUS'] },
  { name: 'Matter and Zigbee', page: 'smart-industry', card: 'Home', named: ['Matter', 'Zigbee'] },
  { name: 'GS1 EPCIS', page: 'smart-industry', card: 'Logistics', named: ['GS1 EPCIS'] },
  {
    name: 'OBD-II and SAE J1939',
    page: 'smart-industry',
    card: 'Automotive',
    named: ['OBD-II', 'SAE J1939'],
  },
  {
    name: 'NTCIP and DATEX II',
    page: 'smart-industry',
    card: 'Transportation',
    named: ['NTCIP', 'DATEX II'],
  },
  { name: 'TETRA', page: 'smart-industry', card: 'Dispatching tools', named: ['TETRA'] },
  { name: 'AIS-140', page: 'smart-industry', card: 'Public transportation', named: ['AIS-140'] },
  { name: 'NMEA 2000', page: 'smart-industry', card: 'Marine', named: ['NMEA 2000'] },
  { name: 'AIS', page: 'safety-security', card: 'Ports and coastal defense', named: ['AIS'] },
] satisfies { name: string; page: RouteId; card: string; named: string[] }[];
