/*
 * What each data sheet quotes from its product's page. Functions, roles, sources and standards are included; a
 * line here names the sentence it quotes.
 */
import { brand } from '../brand.ts';
import { sheetCode } from './addresses.ts';
import type { DataSheet } from './schema.ts';

export default [
  {
    product: 'flagship',
    number: `DS-${sheetCode(brand.flagship)}-01`,
    issue: { number: 1, date: '2026-11-17' },
    about: 'Integrated operations centre',
    uses: {
      'CAP v1.2': { use: 'Warnings', function: 'F7' },
      ONVIF: { use: 'Video', function: 'F8' },
      'OGC WMS and WFS': { use: 'Maps', function: 'F8' },
      'OPC UA': { use: 'Plant data', function: 'F8' },
    },
    deployment: [
      { label: 'Installed', place: 'fact:Installed' },
      { label: 'Used in', place: 'fact:Used in' },
      { label: 'Screens', place: 'F9.1' },
      { label: 'Existing systems', place: 'overview:2' },
    ],
    roles: [
      { label: 'Roles', place: 'names of roles' },
      { label: 'Rights', place: 'F1.2' },
      { label: 'Cameras', place: 'operation:2.1' },
      { label: 'Log', place: 'operation:2.2' },
    ],
    delivery: [
      { label: 'Begins with', place: 'fact:Begins with' },
      { label: 'Procedures', place: 'operation:1' },
      { label: 'Modules', place: 'features' },
    ],
  },
  {
    product: 'urban-infrastructure',
    number: 'DS-URB-01',
    issue: { number: 1, date: '2026-11-17' },
    about: 'City networks on one base map',
    uses: {
      'IEC 61850': { use: 'Feeder load, breaker state', function: 'F4' },
      'IEC 60870-5-104': { use: 'Feeder load, breaker state', function: 'F4' },
      'DLMS/COSEM': { use: 'Meter readings', function: 'F6' },
      TALQ: { use: 'Street lighting', function: 'F5' },
      'GTFS Realtime': { use: 'Positions of buses', function: 'F8' },
    },
    deployment: [
      { label: 'Used by', place: 'fact:Used by' },
      { label: 'Needs first', place: 'fact:Needs first' },
      { label: 'Keeps', place: 'fact:Keeps' },
      { label: 'SCADA', place: 'connections' },
    ],
    roles: [
      { label: 'Roles', place: 'names of roles' },
      { label: 'Work orders', place: 'overview:2' },
      { label: 'Layers', place: 'operation:1.1' },
      { label: 'Corrections', place: 'operation:1.2' },
    ],
    delivery: [
      { label: 'Order', place: 'features' },
      { label: 'Training', place: 'operation:1.3' },
    ],
  },
  {
    product: 'security-platform',
    number: 'DS-SEC-01',
    issue: { number: 1, date: '2026-11-17' },
    about: 'Doors, cameras and alarms on one site plan',
    uses: {},
    deployment: [
      { label: 'Used by', place: 'fact:Used by' },
      { label: 'Covers', place: 'fact:Covers' },
      { label: 'Holds', place: 'fact:Holds' },
    ],
    roles: [
      { label: 'Roles', place: 'names of roles' },
      { label: 'Faces', place: 'F8' },
      { label: 'Log', place: 'operation:1.3' },
      { label: 'Erasure', place: 'F9.2' },
    ],
    delivery: [
      { label: 'First', place: 'operation:1.1' },
      { label: 'Then', place: 'operation:1.2' },
      { label: 'Devices', place: 'connections' },
    ],
  },
  {
    product: 'incident-detection',
    number: 'DS-INC-01',
    issue: { number: 1, date: '2026-11-17' },
    about: 'From first signal to closed case',
    uses: { 'CAP v1.2': { use: 'Public warning', function: 'F8' } },
    deployment: [
      { label: 'Used by', place: 'fact:Used by' },
      { label: 'Works', place: 'fact:Works' },
      { label: 'Handles', place: 'fact:Handles' },
      { label: 'Sources', place: 'connections' },
    ],
    roles: [
      { label: 'Roles', place: 'names of roles' },
      { label: 'Decision', place: 'F3.1' },
      { label: 'Log', place: 'F9.2' },
      { label: 'Erasure', place: 'operation:1.3' },
    ],
    delivery: [
      { label: 'Begins with', place: 'operation:1.1' },
      { label: 'Going live', place: 'operation:1.2' },
    ],
  },
  {
    product: 'business-operations',
    number: 'DS-BUS-01',
    issue: { number: 1, date: '2026-11-17' },
    about: 'One desk for many sites',
    uses: { 'BPMN 2.0': { use: 'Procedures', function: 'F5' } },
    deployment: [
      { label: 'Used by', place: 'fact:Used by' },
      { label: 'Replaces', place: 'fact:Replaces' },
      { label: 'Leaves alone', place: 'fact:Leaves alone' },
      { label: 'Writing back', place: 'connections' },
    ],
    roles: [
      { label: 'Roles', place: 'names of roles' },
      { label: 'Approvals', place: 'F5.2' },
      { label: 'Handover', place: 'F7' },
      { label: 'Reports', place: 'F9' },
    ],
    delivery: [
      { label: 'Begins with', place: 'operation:1.1' },
      { label: 'Next regions', place: 'operation:1.2' },
      { label: 'More sites', place: 'operation:1.3' },
    ],
  },
  {
    product: 'planned-preventive',
    number: 'DS-PPM-01',
    issue: { number: 1, date: '2026-11-17' },
    about: 'Upkeep by plan',
    uses: { 'QR code': { use: 'Tags on machines', function: 'F1' } },
    deployment: [
      { label: 'Used by', place: 'fact:Used by' },
      { label: 'Works on', place: 'fact:Works on' },
      { label: 'Readings', place: 'connections' },
      { label: 'Visits', place: 'overview:2' },
    ],
    roles: [
      { label: 'Roles', place: 'names of roles' },
      { label: 'Rights', place: 'F4' },
      { label: 'Signatures', place: 'F3' },
    ],
    delivery: [
      { label: 'Begins with', place: 'fact:Begins with' },
      { label: 'On site', place: 'operation:1.1' },
      { label: 'First step', place: 'operation:1.2' },
      { label: 'Afterwards', place: 'operation:1.3' },
    ],
  },
] satisfies DataSheet[];
