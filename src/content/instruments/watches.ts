/*
 * One example day of six watches, in minutes after midnight. A mark starts when the desk is notified and ends when an
 * officer has decided. The dial shows the last 24 hours: anything after the hand is from the day before.
 */

/** When the desk was notified and when an officer decided; `null` while open. */
export type WatchEvent = [heard: number, decided: number | null];

/** In the order of the page's cards, from the centre outwards. */
interface Watch {
  /** The desk's events in an hour: `{count}`. */
  counted: string;
  none: string;
  /** The hours at which the watch changes. */
  changes: number[];
  events: WatchEvent[];
}

export interface Watches {
  /** The minute the hand is on. */
  now: number;
  /** Night, from hour to hour. */
  night: { from: number; to: number };
  watches: Watch[];
  words: Record<
    | 'title'
    | 'description'
    | 'total'
    | 'inHardest'
    | 'hour'
    | 'hardest'
    | 'otherHour'
    | 'turn'
    | 'turnValue'
    | 'back'
    | 'on'
    | 'goHardest'
    | 'open'
    | 'how'
    | 'keys'
    | 'example'
    | 'undecided'
    | 'table'
    | 'hours'
    | 'perDay'
    | 'changesOfWatch',
    string
  >;
}

export const watches: Watches = {
  now: 168,
  night: { from: 18, to: 6 },
  watches: [
    {
      counted: 'Calls: {count}',
      none: 'No call',
      changes: [7, 15, 23],
      // biome-ignore format: one line, one watch
      events: [[3, 5], [30, 34], [46, 51], [71, 75], [105, 109], [127, 130], [140, 143], [158, 160], [143, 147], [202, 204], [267, 271], [309, 312], [366, 369], [404, 408], [434, 438], [450, 454], [469, 472], [488, 491], [499, 503], [513, 517], [529, 534], [544, 547], [558, 561], [570, 572], [579, 582], [587, 591], [606, 610], [624, 627], [650, 653], [664, 666], [683, 686], [709, 712], [732, 737], [749, 753], [761, 765], [785, 788], [802, 805], [823, 827], [851, 855], [862, 867], [890, 893], [906, 911], [925, 929], [941, 946], [968, 971], [978, 982], [993, 997], [1006, 1010], [1025, 1030], [1035, 1039], [1047, 1049], [1058, 1063], [1070, 1073], [1085, 1089], [1094, 1099], [1102, 1104], [1110, 1114], [1122, 1124], [1129, 1134], [1143, 1146], [1155, 1157], [1166, 1171], [1181, 1184], [1188, 1191], [1203, 1207], [1216, 1218], [1227, 1231], [1237, 1241], [1250, 1254], [1268, 1272], [1282, 1285], [1297, 1300], [1310, 1314], [1330, 1335], [1343, 1347], [1357, 1360], [1370, 1374], [1391, 1394], [1407, 1410], [1429, 1432]],
    },
    {
      counted: 'Alerts: {count}',
      none: 'No alert',
      changes: [2, 8, 14, 20],
      // biome-ignore format: one line, one watch
      events: [[27, 33], [150, 153], [442, 450], [498, 503], [682, 686], [858, 862], [916, 919], [1040, 1047], [1086, 1093], [1115, 1122], [1156, 1161], [1178, 1182], [1204, 1212], [1227, 1232], [1241, 1247], [1265, 1272], [1288, 1292], [1304, 1309], [1337, 1343], [1356, 1361], [1393, 1396]],
    },
    {
      counted: 'Contacts: {count}',
      none: 'No contact',
      changes: [0, 4, 8, 12, 16, 20],
      // biome-ignore format: one line, one watch
      events: [[9, 16], [82, 93], [137, 146], [137, 145], [204, 214], [260, 270], [286, 296], [313, 324], [337, 343], [376, 389], [431, 439], [490, 504], [634, 644], [673, 679], [810, 824], [924, 936], [995, 1005], [1050, 1060], [1096, 1110], [1159, 1167], [1276, 1290], [1342, 1358], [1418, 1427]],
    },
    {
      counted: 'Line alarms: {count}',
      none: 'No line alarm',
      changes: [6, 18],
      // biome-ignore format: one line, one watch
      events: [[12, 17], [143, 149], [207, 217], [266, 272], [505, 518], [578, 588], [735, 740], [1001, 1007], [1209, 1222], [1408, 1421]],
    },
    {
      counted: 'Door alarms: {count}',
      none: 'No door alarm',
      changes: [5, 13, 21],
      // biome-ignore format: one line, one watch
      events: [[143, 147], [210, 214], [260, 262], [286, 291], [305, 311], [341, 344], [375, 378], [400, 404], [431, 434], [469, 475], [490, 494], [554, 557], [639, 641], [675, 677], [822, 825], [851, 854], [930, 933], [976, 979], [1026, 1029], [1058, 1062], [1089, 1092], [1122, 1126], [1165, 1170], [1236, 1242], [1358, 1363]],
    },
    {
      counted: 'Contacts: {count}',
      none: 'No contact',
      changes: [0, 6, 12, 18],
      // biome-ignore format: one line, one watch
      events: [[12, 17], [95, 104], [124, 131], [140, 149], [154, null], [192, 202], [251, 260], [327, 335], [681, 686], [921, 931], [1163, 1169], [1291, 1299], [1332, 1342], [1414, 1425]],
    },
  ],
  words: {
    title: 'Six watches on a dial of 24 hours',
    description:
      'Six rings, one for each watch, from dispatch at the centre to the border at the rim. Each mark is an event, from when the desk heard until an officer decided.',
    total: 'events in 24 hours,',
    inHardest: '{count} in the hardest hour',
    hour: '{from} to {to}',
    hardest: 'the hardest of the last 24 hours',
    otherHour: 'Events in this hour: {count}',
    turn: 'Hour of the day',
    turnValue: '{from} to {to}. Events: {count}. Undecided: {open}.',
    back: 'One hour back',
    on: 'One hour on',
    goHardest: 'Hardest hour',
    open: '{counted}, one open',
    how: 'Turn the hand to any hour of the day, or choose a watch. A mark begins when a desk hears and ends when an officer decides; the long ticks are changes of watch.',
    keys: 'Keys: arrows one hour, Home midnight, End the hardest hour.',
    example: 'Example: the last 24 hours, lengths made up.',
    undecided:
      'The border contact shown in orange has been open since {time}: the duty officer has not yet decided.',
    table: 'Events of each watch, hour by hour. Example day.',
    hours: 'Hour',
    perDay: '{count} in 24 hours',
    changesOfWatch: 'Changes of watch: {count}',
  },
};
