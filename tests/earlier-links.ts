/* Links that visitors copied from an earlier version of the shifts, with what they showed. They must go on opening. */

export interface EarlierLink {
  name: string;
  link: string;
  now: number;
  over: boolean;
  incidents: [id: string, title: string, state: string][];
}

export const earlierLinks: EarlierLink[] = [
  {
    name: 'monsoon played',
    link: '2.WyJtb25zb29uLW5pZ2h0Iiw0MTI3LDMyNjAsIjFsY291NWIiLFtbMjc3LDFdLFsyMSwyLCIwNDEyIl0sWzQsMTYsInBlb3BsZSIsIjA0MTIiXSxbMiw5LCJDLTAzIiwiZGVwdGgiLDEsIjA0MTIiXSxbMjAsMTEsIjA0MTIiLG51bGxdLFsyNSwxMiwiUDMiLCIwNDEyIl0sWzQyLDE0LCJqYW11bi11bmRlcnBhc3MiLCIwNDEyIixudWxsXSxbMTksMTYsImJhcnJpZXIiLCIwNDEyIl0sWzQ1LDksIkMtMDMiLCJkZXB0aCIsNSwiMDQxMiJdLFsxNDEsMTcsIjA0MTIiXSxbMzQsMCwic3VwZXJ2aXNvciJdLFsxMSwxOCwiMDQxMiJdLFs5LDAsIm9wZXJhdG9yIl0sWzI1NDAsMTUsImphbXVuLXVuZGVycGFzcyJdLFs3MCwyNiwiMDQxMiJdXV0',
    now: 11060,
    over: true,
    incidents: [
      ['0411', 'Lights out, Shisham Avenue', 'confirmed'],
      ['0412', 'Water in Jamun Underpass', 'closed'],
    ],
  },
  {
    name: 'gas played',
    link: '2.WyJnYXMtbmVhci10aGUtbWFya2V0Iiw1MjAzLDI4NTAsIjF1OXFvY3giLFtbMTcwLDIsIjA1MjAiXSxbNTAsMTYsInZhbHZlIiwiMDUyMCJdLFs1MCwxMiwiVDIiLCIwNTIwIl0sWzUsMTIsIkYxIiwiMDUyMCJdLFszLDEyLCJBNCIsIjA1MjAiXSxbMjIsMTYsInBvd2VyIiwiMDUyMCJdLFsyMCwzMCwiQTQiXSxbMjAsMTQsImFzaG9rYS1tYXJrZXQiLCIwNTIwIiwyMDBdLFsyMCwxNiwiaG9zcGl0YWwiLCIwNTIwIl0sWzIwLDE3LCIwNTIwIl0sWzUsMCwic3VwZXJ2aXNvciJdLFsxNSwxOCwiMDUyMCJdLFs2NSwwLCJvcGVyYXRvciJdLFs1LDE3LCIwNTIwIl0sWzEwLDAsInN1cGVydmlzb3IiXSxbMTAsMTgsIjA1MjAiXSxbMTAsMCwib3BlcmF0b3IiXSxbMjMyMCwxNSwiYXNob2thLW1hcmtldCJdLFszMCwyNiwiMDUyMCJdXV0',
    now: 70050,
    over: true,
    incidents: [['0520', 'Gas at Ashoka Market', 'closed']],
  },
  {
    name: 'match played',
    link: '2.WyJtYXRjaC1ldmVuaW5nIiw2MzMwLDIyODAsImhpaW9qYyIsW1sxMzg1LDIsIjA2MzMiXSxbMTgsMTIsIkE0IiwiMDYzMyJdLFsxNywyMCwiMDYzMyJdLFs1LDAsInN1cGVydmlzb3IiXSxbMTUsMjEsIjA2MzMiXSxbMTAsMCwib3BlcmF0b3IiXSxbMzAsMTYsImdhdGVzIiwiMDYzMyJdLFsyMDAsMCwic3VwZXJ2aXNvciJdLFsyMCwyMywiMDYzMyJdLFsxMCwwLCJvcGVyYXRvciJdLFs1NzAsMjYsIjA2MzMiXV1d',
    now: 79680,
    over: true,
    incidents: [['0633', 'Medical call at the Stadium', 'closed']],
  },
  {
    name: 'monsoon waiting for approval',
    link: '2.WyJtb25zb29uLW5pZ2h0Iiw0MTI3LDYzMCwiMWxjb3U1YiIsW1syNzcsMV0sWzIxLDIsIjA0MTIiXSxbNCwxNiwicGVvcGxlIiwiMDQxMiJdLFsyLDksIkMtMDMiLCJkZXB0aCIsMSwiMDQxMiJdLFsyMCwxMSwiMDQxMiIsbnVsbF0sWzI1LDEyLCJQMyIsIjA0MTIiXSxbNDIsMTQsImphbXVuLXVuZGVycGFzcyIsIjA0MTIiLG51bGxdLFsxOSwxNiwiYmFycmllciIsIjA0MTIiXSxbNDUsOSwiQy0wMyIsImRlcHRoIiw1LCIwNDEyIl0sWzE0MSwxNywiMDQxMiJdLFszNCwwLCJzdXBlcnZpc29yIl1dXQ',
    now: 8430,
    over: false,
    incidents: [
      ['0411', 'Lights out, Shisham Avenue', 'confirmed'],
      ['0412', 'Water in Jamun Underpass', 'confirmed'],
    ],
  },
  {
    name: 'a refused press',
    link: '2.WyJtb25zb29uLW5pZ2h0Iiw0MTI3LDMzNCwiMWxjb3U1YiIsW1syNzcsMV0sWzIxLDIsIjA0MTIiXSxbNCwxNiwicGVvcGxlIiwiMDQxMiJdLFsyLDksIkMtMDMiLCJkZXB0aCIsMSwiMDQxMiJdLFswLDE4LCIwNDEyIl0sWzAsMjYsIjA0MTIiXV1d',
    now: 8134,
    over: false,
    incidents: [
      ['0411', 'Lights out, Shisham Avenue', 'confirmed'],
      ['0412', 'Water in Jamun Underpass', 'confirmed'],
    ],
  },
  {
    name: 'cloudburst dismissed',
    link: '2.WyJjbG91ZGJ1cnN0Iiw4MDE0LDkwMCwiMTZnaXRiIixbWzE3MCwzLCIwODAxIiwiZmFsc2UtcmVhZGluZyJdLFsyMzAsMiwiMDgwMiJdLFsxMCwxMiwiUDMiLCIwODAyIl1dXQ',
    now: 15600,
    over: false,
    incidents: [
      ['0801', 'Water in Jamun Underpass', 'dismissed'],
      ['0802', 'Water on Neem Avenue', 'confirmed'],
    ],
  },
];
