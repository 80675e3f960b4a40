import { brand } from '../brand.ts';
import example from '../examples/readings.ts';
import type { Readings } from '../examples/schema.ts';
import { inWordsFirst } from '../in-words.ts';
import { processLine } from './process.ts';
import type { TechnologyCard, TechnologyPage } from './schema.ts';

const cards: TechnologyCard<'readings'>[] = [
  {
    anchor: 'iot-device-application-development',
    title: 'IoT Device Application Development',
    content:
      'Firmware for sensors, controllers and gateways. It measures, stores readings through a power cut, sends them when the link is back and updates itself safely from a distance.',
    icon: 'circuit-board',
    mark: 'measured',
  },
  {
    anchor: 'custom-iot-application-development',
    title: 'Custom IoT Application Development',
    content:
      'Dashboards and phone apps for one task, such as street-light faults, cold-room temperatures or tanker rounds, with thresholds the shift engineer can set without a programmer.',
    icon: 'smartphone',
    mark: 'arrived',
  },
  {
    anchor: 'iot-api-development-and-integration',
    title: 'IoT API Development and Integration',
    content:
      'Documented REST, MQTT and webhook interfaces that carry readings to billing, GIS, SCADA and maintenance systems, and bring work orders or set-points back.',
    icon: 'webhook',
    mark: 'thread',
  },
];

export default {
  kind: 'technology',
  head: {
    title: 'Internet of Things: devices, gateways, applications',
    keywords: [
      'Internet of Things',
      'IoT application development',
      'device firmware',
      'MQTT',
      'LoRaWAN',
      'Modbus gateway',
      'IoT API integration',
    ],
    description:
      'Device firmware, gateways and applications for meters, machines and vehicles, connected over MQTT, Modbus, BACnet and LoRaWAN.',
  },
  banner: {
    eyebrow: 'Technology',
    title: 'Internet of Things',
    lead: 'For operators of meters, machines and vehicles: firmware, gateways and applications that read and control them. Old and new equipment report in one form, and a device that falls silent is noticed.',
    image: { src: '/images/technology/iot-ink.svg', alt: '', width: 120, height: 120 },
    actions: [{ label: 'Talk to an engineer', href: 'page:contact' }],
  },
  example,
  intro: {
    title: 'From the sensor to the desk',
    paragraphs: [
      'Our IoT engineers connect equipment of different ages: an old pump panel, a new air-quality station, a bus tracker with a SIM card. We write the software on the device, in the gateway and on the server, and we install it with the people who will maintain it.',
      `Old equipment joins through Modbus, BACnet or OPC UA. New devices use MQTT, CoAP, LoRaWAN or NB-IoT. Each has its own key and receives signed updates. A device that falls silent raises an alarm. Readings go to ${brand.flagship} or to software you already run.`,
    ],
  },
  cardsHead: {
    title: 'IoT work we take on',
    lead: `${inWordsFirst(cards.length, 'layer, with one team answerable for it', 'layers, with one team answerable for all of them')}.`,
  },
  cards,
  process: processLine,
  related: [
    {
      description: 'Field devices of a whole city on one map.',
      href: 'page:urban-infrastructure',
    },
    {
      description: 'The sectors that run on connected devices.',
      href: 'page:smart-industry',
    },
    {
      description: 'Where the readings go next.',
      href: 'page:big-data',
    },
  ],
  closing: {
    title: 'Send us the make and model of what you want to connect.',
    action: { label: 'Ask a question', href: 'page:contact' },
  },
} satisfies TechnologyPage<Readings>;
