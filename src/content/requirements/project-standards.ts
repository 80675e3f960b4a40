/* Standards that only solutions name: project work, not a product's statement. Each with the anchor of the card that names it. */
import type { RouteId } from '../schema.ts';

export default [
  {
    name: 'STIX and TAXII',
    page: 'cyber-intelligence',
    card: 'intelligence-fusion',
    named: ['STIX', 'TAXII'],
  },
  { name: 'MITRE ATT&CK', page: 'cyber-intelligence', card: 'threat-protection', named: ['MITRE ATT&CK'] },
  { name: 'IPFIX', page: 'cyber-intelligence', card: 'network-intelligence', named: ['IPFIX'] },
  { name: 'HL7 FHIR and DICOM', page: 'smart-industry', card: 'healthcare', named: ['HL7 FHIR', 'DICOM'] },
  { name: 'ISOBUS', page: 'smart-industry', card: 'smart-farming', named: ['ISOBUS'] },
  { name: 'Matter and Zigbee', page: 'smart-industry', card: 'home', named: ['Matter', 'Zigbee'] },
  { name: 'GS1 EPCIS', page: 'smart-industry', card: 'logistics', named: ['GS1 EPCIS'] },
  {
    name: 'OBD-II and SAE J1939',
    page: 'smart-industry',
    card: 'automotive',
    named: ['OBD-II', 'SAE J1939'],
  },
  {
    name: 'NTCIP and DATEX II',
    page: 'smart-industry',
    card: 'transportation',
    named: ['NTCIP', 'DATEX II'],
  },
  { name: 'TETRA', page: 'smart-industry', card: 'dispatching-tools', named: ['TETRA'] },
  { name: 'AIS-140', page: 'smart-industry', card: 'public-transportation', named: ['AIS-140'] },
  { name: 'NMEA 2000', page: 'smart-industry', card: 'marine', named: ['NMEA 2000'] },
  { name: 'AIS', page: 'safety-security', card: 'ports-and-coastal-defense', named: ['AIS'] },
] satisfies { name: string; page: RouteId; card: string; named: string[] }[];
