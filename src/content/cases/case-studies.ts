import { brand } from '../brand.ts';
import messages from '../shell/messages.ts';
import { caseCount, caseTabs, sampleCount } from './case-tabs.ts';
import { casesInWordsFirst } from './counted-cases.ts';
import type { CaseStudiesPage } from './schema.ts';

const count = { samples: sampleCount, own: caseCount - sampleCount };

export default {
  kind: 'case-studies',
  head: {
    title: 'Case studies: security, cities and maintenance',
    keywords: [
      'integrated security management system',
      'security command centre',
      'vigilance case management',
      'site security scorecard',
      'planned preventive maintenance',
      'smart city command centre',
    ],
    description: `${casesInWordsFirst(count)} for banks, plants, police, hospitals and cities: what each customer has, what fails, and what our products and services do about it.`,
  },
  banner: {
    eyebrow: 'Case study',
    title: 'Case studies',
    lead: `${casesInWordsFirst(count)} for banks, police, utilities, hospitals and cities.${count.samples > 0 ? ' Sample cases illustrate our work; they are not past projects.' : ''}`,
  },
  labels: {
    categories: 'Categories',
    cases: 'Cases in this category',
    about: 'About',
    businessChallenge: 'Business Challenge',
    smarterSolution: 'Smarter Solution',
    back: 'Back to the categories',
    states: 'Show the case',
    before: 'Before',
    after: 'After',
    products: 'Products used',
    next: 'Next case',
    plan: 'Every case on the plan',
    sample: messages.sampleCase,
  },
  categories: [
    {
      key: 'ISMS',
      fullName: 'Integrated security management system',
      icon: 'shield-check',
      tabs: caseTabs.ISMS,
      details: {
        'Private bank': {
          anchor: 'isms-private-bank',
          sample: true,
          title: 'A private bank watches every branch alarm from one control room',
          about:
            'The customer is a private bank with its head office in western India. It runs 450+ business sites: branches, cash vaults, regional offices and data centres. Each site has cameras, an intrusion alarm, a fire panel and electronic locks, bought over many years from many manufacturers. A small team at head office is responsible for the safety of all of them. Branch staff open and close the sites, and a guard company sends people when an alarm sounds.',
          businessChallenge:
            'Every manufacturer came with its own program, so the head office team worked with a row of screens that did not know about each other. An alarm arrived as a phone call from a branch or as a line on a panel that nobody was watching at night. Operators looked up the branch in a spreadsheet, rang the manager and wrote the event in a paper register. The bank could not show its auditors who had answered an alarm, in what order, or which sites had a panel that had stopped reporting.',
          smarterSolution: `We connected the panels, recorders and locks of every site to ${brand.flagship}, the bank’s new operations centre. A branch alarm now opens an incident on a map, with the nearest cameras, the key holder’s number and the written procedure beside it. The operator ticks each step, and the system keeps the time and the name. A device that goes silent raises its own ticket for the service company. Regional managers see their own branches only. Video is opened for an incident or an approved request, every viewing is logged, and footage is deleted at the end of the bank’s retention period.`,
          figure: {
            name: 'private-bank',
            figure: '450+',
            label: 'sites, one control room',
            note: 'One dot is one site, one line one connection: 450 are drawn.',
            before: {
              label: 'sites, no line between',
              note: 'Every manufacturer came with its own program. An alarm arrived as a telephone call, dotted here.',
            },
            alt: 'Nine half rings of dots, 450 in all, each dot joined by a line to one desk. One site is in alarm.',
            look: 'beside',
            width: 760,
            height: 676,
            drawing: { kind: 'rings', rings: [26, 32, 38, 44, 50, 56, 62, 68, 74] },
            labels: [
              { text: 'A branch alarm', x: 77.1, y: 6.5, on: 'after' },
              { text: 'opens with cameras,', x: 77.1, y: 9.7, on: 'after', quiet: true },
              { text: 'key holder, procedure', x: 77.1, y: 12.9, on: 'after', quiet: true },
              { text: 'Cameras', x: 51, y: 40.3, anchor: 'middle', on: 'before' },
              { text: 'Intrusion', x: 51, y: 47.4, anchor: 'middle', on: 'before' },
              { text: 'Fire', x: 51, y: 54.5, anchor: 'middle', on: 'before' },
              { text: 'Locks', x: 51, y: 61.6, anchor: 'middle', on: 'before' },
            ],
          },
          products: [
            {
              name: brand.flagship,
              description: 'Integrated operations centre',
              href: 'page:flagship',
            },
            {
              name: 'Integrated Security Platform',
              description: 'Alarms, doors and cameras in one system',
              href: 'page:security-platform',
            },
          ],
          pin: { radius: 8.4, degrees: 128, side: 'end' },
          benefits: [
            {
              heading: 'One queue for all alarms',
              content:
                'Intrusion, fire and lock alarms of every make arrive in a single list, sorted by severity.',
            },
            {
              heading: 'A record an auditor can read',
              content: 'Each incident keeps its steps, times and names without a paper register.',
            },
            {
              heading: 'Silent devices are found',
              content: 'A panel or recorder that stops reporting becomes a ticket of its own.',
            },
            {
              heading: 'Access by region',
              content: 'Managers open the branches they answer for, and the system logs what they open.',
            },
          ],
        },
        'Telecom operator': {
          anchor: 'isms-telecom-operator',
          sample: true,
          title: 'A telecom operator controls who enters its equipment rooms',
          about:
            'The customer is a telecom operator in northern India. Its network depends on 150+ sites, from staffed switching centres to locked equipment rooms that stand empty for weeks. Engineers, battery suppliers, fibre crews and tower companies all need to enter them, often at night and often at short notice. A security desk at the network operations centre grants the visits and watches the doors, next to the engineers who watch the network itself.',
          businessChallenge:
            'Keys and padlock codes were shared among contractors, and a list on paper was the only proof of a visit. When equipment failed, the network engineers did not know whether somebody was inside the room. The security desk saw door alarms but not work orders, so it could not tell a planned visit from a break-in. Guards were sent to rooms where a known crew was at work, while doors left open after a visit went unseen until the next one.',
          smarterSolution:
            'The new system links electronic locks, door contacts, cameras and the work order system. A visit starts as a request with a name, a site, a reason and a time. A duty officer approves it, and the visitor receives a code that works for that door and that period only. A door that opens outside an approved visit raises an alarm with live pictures of the entrance. The network engineers see a person sign on each occupied room. Codes end with the work order, and the visit log is kept for the period the operator has set and then removed.',
          figure: {
            name: 'telecom-operator',
            figure: '150+',
            label: 'sites, one code per door and visit',
            note: 'One door is one site: 150 are drawn. One is occupied with leave, one stands open outside a visit.',
            before: {
              label: 'sites, shared keys, one paper list',
              note: 'Nobody could tell a planned visit from a break-in: every door looked the same.',
            },
            alt: 'One hundred and fifty doors in rows. One is occupied by a known visitor, one is open outside a visit.',
            look: 'above',
            width: 400,
            height: 300,
            drawing: { kind: 'doors', doors: 150, columns: 15 },
            labels: [],
          },
          products: [
            {
              name: 'Integrated Security Platform',
              description: 'Alarms, doors and cameras in one system',
              href: 'page:security-platform',
            },
          ],
          pin: { radius: 6.9, degrees: 60, side: 'end' },
          benefits: [
            {
              heading: 'No shared keys',
              content: 'Each code belongs to one person, one door and one approved period.',
            },
            {
              heading: 'Planned or unplanned is clear',
              content: 'The door alarm carries the work order, so the desk knows whom to expect.',
            },
            {
              heading: 'Network and security look at the same room',
              content: 'Engineers see that a crew is inside before they act on a fault.',
            },
          ],
        },
        'Oil refinery': {
          anchor: 'isms-oil-refinery',
          sample: true,
          title: 'An oil refinery joins gate, fence and fire panel on one map',
          about:
            'The customer is an oil refinery on the western coast of India. Its fence encloses process units, tank farms, a jetty road and a township gate. Employees, contract workers and tanker crews pass through the gates on every shift. Security, fire and process safety are three departments with their own control rooms. In an emergency they must agree within moments where the danger is, who stands close to it and which road is safe to use.',
          businessChallenge:
            'The fence sensors, the gate turnstiles, the gas detectors and the fire panel each had a separate screen in a separate room. During a drill, the departments agreed on the facts by radio, and their maps did not match. The muster list was printed from the gate system and counted by hand at each assembly point. Animals and wind set off the fence sensors so often that guards had stopped trusting them. A real crossing would have looked the same as a false one.',
          smarterSolution:
            'We put the four systems on one plan of the site, shown in all three control rooms. A fence alarm turns the nearest camera and waits for an operator to confirm or dismiss it with a reason. A gas or fire alarm draws the wind direction and opens the emergency procedure of that unit. Turnstile records build a live list of people by zone, and wardens tick names at the assembly point on a hand-held device. Contract workers enter only the zones their permit names. Reasons for dismissed alarms are reviewed so that sensors can be tuned where they stand.',
          figure: {
            name: 'oil-refinery',
            figure: '4 in 1',
            label: 'fence, gates, gas and fire on one plan',
            note: 'The stretch of fence in alarm turns the camera nearest to it. The plan is not to scale.',
            before: {
              label: 'four screens in separate rooms',
              note: 'Each system showed its part of the site, and the maps did not match.',
            },
            alt: 'A refinery in plan with fence, gate, gas and fire units. One stretch of fence is in alarm and a camera looks at it. Not to scale.',
            look: 'above',
            width: 400,
            height: 300,
            drawing: { kind: 'refinery' },
            labels: [
              { text: 'Fire', x: 42.5, y: 28.7 },
              { text: 'Gate', x: 58.2, y: 96.7, anchor: 'middle' },
              { text: 'Fence', x: 94, y: 22, anchor: 'end' },
              { text: 'Gas', x: 64.2, y: 68.3, anchor: 'middle' },
              { text: 'Wind', x: 77.5, y: 61.3, on: 'after' },
            ],
          },
          products: [
            {
              name: 'Integrated Security Platform',
              description: 'Alarms, doors and cameras in one system',
              href: 'page:security-platform',
            },
            {
              name: 'Incident Detection & Response Platform',
              description: 'Many messages, one incident',
              href: 'page:incident-detection',
            },
          ],
          pin: { radius: 9.0, degrees: 172, side: 'end' },
          benefits: [
            {
              heading: 'The same plan in three rooms',
              content: 'Security, fire and process safety read one map and one incident.',
            },
            {
              heading: 'Muster without paper',
              content: 'Wardens tick people off a live list that comes from the turnstiles.',
            },
            {
              heading: 'Fence alarms with reasons',
              content: 'A person confirms or dismisses each alarm, and the reason guides sensor tuning.',
            },
          ],
        },
        'Technology campus': {
          anchor: 'isms-technology-campus',
          sample: true,
          title: 'A technology campus runs its security on open standards',
          about:
            'The customer owns a technology campus in southern India. Software companies rent its towers and share its roads, car parks, food court and visitor gates. The owner is responsible for the common areas, and each tenant for its own floors. The facilities team runs a control room beside the main gate. It answers visitors, lost badges, lift alarms and fire alarms, and it works with the local fire station and police when an event goes beyond the campus.',
          businessChallenge:
            'The old security software was tied to one manufacturer. Adding a camera of another make, or the badge reader of a new tenant, meant a paid change and a long wait. Tenants kept their own visitor books, so a guest registered at the gate and again at each tower. When a fire alarm rang, the control room did not know which floors belonged to which tenant. The owner also feared the handover: earlier suppliers had charged for every fault found after the system went live.',
          smarterSolution:
            'The campus now has a system built on open interfaces: ONVIF for cameras, OSDP for badge readers and BACnet for fire and lift panels. A visitor registers once, receives a pass for the floors the host has named, and leaves the list when the pass ends. Each tenant manages its own doors and sees nothing of its neighbours. Fire alarms name the tenant, the floor and the warden on duty. The contract includes free error corrections for one year after handover. Our engineers log each fault, correct it and show the owner what was changed.',
          figure: {
            name: 'technology-campus',
            figure: '1 pass',
            label: 'opens the floors the host has named',
            note: 'Floors are toned by tenant. Towers and floors are an illustration, not a count.',
            before: {
              label: 'a book at the gate and in each tower',
              note: 'Visitors signed in again at every door, and no tower knew what another had allowed.',
            },
            alt: 'Three towers toned by tenant. A dotted way leads from the gate to one floor. Not to scale.',
            look: 'above',
            width: 400,
            height: 300,
            drawing: { kind: 'towers', floors: [9, 13, 8] },
            labels: [
              { text: 'Gate', x: 9, y: 96.7 },
              { text: 'One floor', x: 63, y: 37.3, on: 'after' },
              { text: 'ONVIF · OSDP · BACnet', x: 98, y: 96.7, anchor: 'end', on: 'after', quiet: true },
            ],
          },
          products: [
            {
              name: 'Integrated Security Platform',
              description: 'Alarms, doors and cameras in one system',
              href: 'page:security-platform',
            },
            {
              name: brand.flagship,
              description: 'Integrated operations centre',
              href: 'page:flagship',
            },
          ],
          pin: { radius: 8.0, degrees: 292, side: 'end' },
          benefits: [
            {
              heading: 'Free choice of devices',
              content: 'Cameras and readers that follow the named standards join without custom work.',
            },
            {
              heading: 'One registration for visitors',
              content: 'A guest gives details at the gate and carries a single pass to the host.',
            },
            {
              heading: 'Tenants kept apart',
              content: 'Each company manages its own doors and cannot see those of another.',
            },
            {
              heading: 'A calm handover',
              content: 'Faults found in the first year are corrected free of charge and reported.',
            },
          ],
        },
      },
    },
    {
      key: 'ISCC',
      fullName: 'Security command centre',
      icon: 'monitor-check',
      tabs: caseTabs.ISCC,
      details: {
        'State police': {
          anchor: 'iscc-state-police',
          sample: true,
          title: 'A state police force answers calls and cameras in one command centre',
          about:
            'The customer is a state police force in central India. Its command centre receives emergency calls, watches public cameras at junctions and squares, and directs patrol cars and motorcycles. District control rooms work under it. During festivals and elections, officers of the fire service, the health department and the municipal corporation join them in the same hall. Cameras cover public places named in an order of the government, and signs tell people that they are there.',
          businessChallenge:
            'Call takers typed an event into one program, and radio operators repeated it to patrols by voice. The camera wall stood in another room, so a caller in distress and a camera on the same street were rarely looked at together. Patrol cars carried position devices, but the map was slow and few officers used it. After an event, staff gathered the call, the radio notes and the video by hand. Nobody could say with certainty who had viewed a recording or taken a copy.',
          smarterSolution: `${brand.flagship} brings the call, the map, the patrol positions and the cameras into one incident. The call taker marks the place, the system proposes the nearest free patrol, and a dispatcher decides. Cameras around the place appear beside the call and close with it. Face matching stays off unless a named officer enters a case number and a lawful purpose; an investigator then checks each match before anybody acts. Every view, search and export is written to an audit log. Recordings are deleted after the retention period unless an officer places a hold on them for a case.`,
          figure: {
            name: 'state-police',
            figure: '1 incident',
            label: 'call, map, patrols and cameras together',
            note: 'Six cameras open with the call and close with it. A patrol is proposed, and a dispatcher decides.',
            before: {
              label: 'call room and camera wall apart',
              note: 'The call was in one room, the pictures in another, and patrols were found by radio.',
            },
            alt: 'A call on the ring plan with six cameras that look at it and one proposed patrol, three others further off. Not to scale.',
            look: 'above',
            width: 400,
            height: 300,
            drawing: { kind: 'call', cameras: 6 },
            labels: [
              { text: 'Proposed', x: 67.2, y: 20, on: 'after' },
              { text: 'Six cameras open with the call', x: 4, y: 96, on: 'after', quiet: true },
            ],
          },
          products: [
            {
              name: brand.flagship,
              description: 'Integrated operations centre',
              href: 'page:flagship',
            },
            {
              name: 'Incident Detection & Response Platform',
              description: 'Many messages, one incident',
              href: 'page:incident-detection',
            },
          ],
          pin: { radius: 4.2, degrees: 14, side: 'end' },
          benefits: [
            {
              heading: 'Call, map and camera together',
              content: 'The dispatcher sees the caller, the street and the patrols on one screen.',
            },
            {
              heading: 'A person decides',
              content: 'The system proposes a patrol or a match; an officer confirms or refuses it.',
            },
            {
              heading: 'Use of cameras can be checked',
              content: 'Views, searches and exports carry a name, a time and a reason.',
            },
            {
              heading: 'Joint work in large events',
              content: 'Fire, health and municipal officers work on the same incident with their own rights.',
            },
          ],
        },
        'Metro rail': {
          anchor: 'iscc-metro-rail',
          sample: true,
          title: 'A metro rail operator directs stations and depots from one desk',
          about:
            'The customer is a metro rail operator in northern India. Its security controllers look after stations, trains, tunnels and depots, and work beside the traffic controllers who run the trains. Each station has a control room with one officer, a public address system, help points on the platforms and cameras in the public areas. A separate police unit guards the entrances. Controllers must often decide, with very little time, whether a station stays open.',
          businessChallenge:
            'A passenger who pressed a help point reached the station officer, who might be out on the platform. The central controllers heard about the event when someone found time to call them. Announcements, lifts, gates and cameras had their own panels, and each station had a slightly different set. Procedures existed as printed folders. In a drill, two stations carried out the same evacuation in different ways, and writing the report meant collecting its parts from many places.',
          smarterSolution:
            'We built one command desk for all stations. A help call that is not answered on the platform passes to the centre with the camera picture of that help point. The desk opens the procedure for the event and offers the right controls in order: stop the escalators, open the gates, play the announcement, inform traffic control. A controller confirms each one. Station officers see the same steps on a tablet. The incident report fills itself from the log and waits for a signature. Camera access follows the shift roster, and old recordings are deleted on schedule.',
          figure: {
            name: 'metro-rail',
            figure: '4 steps',
            label: 'in the same order at every station',
            note: 'An unanswered help point passes to the desk. Lines and stations are an illustration.',
            before: {
              label: 'printed folders, two ways in one drill',
              note: 'Every station had its own folder, and two of them ran the same drill in two ways.',
            },
            alt: 'Two metro lines. A help point passes to the desk, and four controls follow in order: escalators, gates, announcement, traffic. Not to scale.',
            look: 'above',
            width: 400,
            height: 300,
            drawing: { kind: 'metro', controls: 4 },
            labels: [
              { text: 'Desk', x: 86, y: 11.3, anchor: 'middle' },
              { text: 'Help point', x: 73, y: 60, anchor: 'middle' },
              { text: 'Escalators', x: 6, y: 94 },
              { text: 'Gates', x: 29, y: 94 },
              { text: 'Announce', x: 52, y: 94 },
              { text: 'Traffic', x: 75, y: 94 },
              { text: '1', x: 10, y: 81.7, anchor: 'middle', on: 'after', tone: 'flag' },
              { text: '2', x: 33, y: 81.7, anchor: 'middle', on: 'after', tone: 'flag' },
              { text: '3', x: 56, y: 81.7, anchor: 'middle', on: 'after', tone: 'flag' },
              { text: '4', x: 79, y: 81.7, anchor: 'middle', on: 'after', tone: 'flag' },
            ],
          },
          products: [
            {
              name: brand.flagship,
              description: 'Integrated operations centre',
              href: 'page:flagship',
            },
            {
              name: 'Incident Detection & Response Platform',
              description: 'Many messages, one incident',
              href: 'page:incident-detection',
            },
          ],
          pin: { radius: 9.0, degrees: 92, side: 'end' },
          benefits: [
            {
              heading: 'No lost help calls',
              content: 'A call passes from the station to the centre when the officer is away.',
            },
            {
              heading: 'One procedure for each event',
              content: 'Every station follows the same steps, shown at the desk and on the tablet.',
            },
            {
              heading: 'Reports from the log',
              content: 'Times and actions are already in the report when the controller signs it.',
            },
          ],
        },
      },
    },
    {
      key: 'IIVS',
      fullName: 'Intelligence and vigilance',
      icon: 'scan-search',
      tabs: caseTabs.IIVS,
      details: {
        'Power utility': {
          anchor: 'iivs-power-utility',
          sample: true,
          title: 'A power utility handles each complaint on a file that can be checked',
          about:
            'The customer is a state power utility in eastern India. Its vigilance wing looks into complaints about meter tampering, stolen conductor, false bills and unfair tenders. Complaints come from citizens, field staff and the audit department. They arrive by letter, by phone, through the website and in posts on social media that name the utility. Vigilance officers report to a chief vigilance officer, who decides whether an inquiry is opened and when it is closed.',
          businessChallenge:
            'Letters were entered in registers at district offices, and e-mails stayed with whoever received them. Two officers could look into the same complaint without knowing it, while another one lay untouched. Links between cases, such as the same contractor in several districts, were noticed only by memory. Papers that named a complainant passed through many hands. When the chief vigilance officer asked how many inquiries were open, and why, the answer needed a round of phone calls.',
          smarterSolution:
            'The new system gives each complaint a number and one file. An officer may search meter readings, tenders and public posts only inside an open file, after entering the legal ground for the search. Private messages and closed groups are out of reach by design. The system lists possible links between files; an officer accepts or rejects each one in writing. The complainant is masked for everyone except the officer in charge. The chief vigilance officer alone opens and closes inquiries. All access is logged, the log is reviewed by the audit department, and closed files are deleted when their retention period ends.',
          figure: {
            name: 'power-utility',
            figure: '1 file',
            label: 'a ground for every search, the name masked',
            note: 'Four channels reach one file. A link to another file is made by a person.',
            before: {
              label: 'registers; two officers on one matter',
              note: 'Each channel kept its own register, so the same matter was opened twice.',
            },
            alt: 'Letter, phone, website and public post lead into one file with a masked name and a required ground for search.',
            look: 'above',
            width: 400,
            height: 300,
            drawing: { kind: 'file', channels: 4 },
            labels: [
              { text: 'Letter', x: 2, y: 19 },
              { text: 'Phone', x: 2, y: 39.7 },
              { text: 'Website', x: 2, y: 60.3 },
              { text: 'Public post', x: 2, y: 81 },
              { text: 'File 0417', x: 57.5, y: 26.7, on: 'after' },
              { text: 'Ground for search', x: 57.5, y: 48.7, on: 'after' },
              { text: 'Required', x: 74.5, y: 57.8, anchor: 'middle', on: 'after', tone: 'ink' },
              { text: 'Link: a person decides', x: 96, y: 94.7, anchor: 'end', on: 'after' },
            ],
          },
          products: [
            {
              name: 'Custom Software Development',
              description: 'Built for one way of working',
              href: 'page:services/service1',
            },
          ],
          pin: { radius: 8.2, degrees: 336, side: 'start' },
          benefits: [
            {
              heading: 'One file for one complaint',
              content: 'Letters, calls, e-mails and posts about the same matter meet in one place.',
            },
            {
              heading: 'A ground for every search',
              content: 'Officers state why they search, and the audit department reads the log.',
            },
            {
              heading: 'The complainant is protected',
              content: 'Names stay masked for all but the officer in charge.',
            },
            {
              heading: 'People make the decision',
              content: 'Links are suggestions; opening and closing an inquiry needs a signature.',
            },
          ],
        },
      },
    },
    {
      key: 'SSSS',
      fullName: 'Site security scorecard',
      icon: 'gauge',
      tabs: caseTabs.SSSS,
      details: {
        'Logistics company': {
          anchor: 'ssss-logistics-company',
          sample: true,
          title: 'A logistics company scores the security of each site the same way',
          about:
            'The customer is a logistics company that works across India. Its 130+ sites are warehouses, sorting hubs and delivery stations, some owned and some rented. Each has guards, cameras, a gate register and a fire system. A corporate security team sets the rules, and a site manager carries them out. Once a month the team prepares a scorecard that shows how well each site follows the rules, and the board uses it to decide where money is spent.',
          businessChallenge:
            'Every site sent its own spreadsheet, photographs and scanned registers by e-mail. Some managers judged themselves strictly and others kindly, so the marks could not be compared. The corporate team copied the figures into one large sheet, asked for missing pages and corrected formulas. Each edition took 100 man-hours of this work, and it described a month that was already over. A site that had lost its cameras early in the month could still carry a good mark in the final table.',
          smarterSolution:
            'We replaced the spreadsheets with a scorecard that fills itself. Camera status, gate records, fire panel tests and guard attendance arrive from the systems of each site. What a machine cannot know, a site manager answers on a phone with a photograph taken on the spot. Each question has a written rule for its mark, and an auditor can open the evidence behind it. The team presses a button, and work that filled 100 man-hours is reduced to minutes. A falling mark opens a task with an owner and a due date, and the next edition shows whether it was done.',
          figure: {
            name: 'logistics-company',
            figure: '100 h',
            label: 'of work per edition, now minutes, for 130+ sites',
            note: 'One mark is one man-hour: 100. One card is one site: 130 are drawn. Heights are not scores.',
            before: {
              label: '130 spreadsheets by e-mail',
              note: 'The sheets came back in many forms and were copied by hand.',
            },
            alt: 'One hundred marks for man-hours, 130 scorecards below them, and one mark for the minutes the work takes now. Heights are not to scale.',
            look: 'above',
            width: 400,
            height: 300,
            drawing: { kind: 'scorecards', sites: 130, hours: 100 },
            labels: [{ text: 'Minutes', x: 9, y: 87.3, on: 'after' }],
          },
          products: [
            {
              name: 'Integrated Business Operations Center',
              description: 'Every site, exceptions first',
              href: 'page:business-operations',
            },
            {
              name: 'Integrated Security Platform',
              description: 'Alarms, doors and cameras in one system',
              href: 'page:security-platform',
            },
          ],
          pin: { radius: 5.2, degrees: 238, side: 'end' },
          benefits: [
            {
              heading: '100 man-hours reduced to minutes',
              content: 'The monthly scorecard is compiled from live records instead of mailed spreadsheets.',
            },
            {
              heading: 'Marks that can be compared',
              content: 'One written rule per question replaces the judgement of each manager.',
            },
            {
              heading: 'Evidence behind each mark',
              content: 'An auditor opens the record or photograph that led to the score.',
            },
            {
              heading: 'Weak points become tasks',
              content: 'A falling mark has an owner and a date before the next edition.',
            },
          ],
        },
      },
    },
    {
      key: 'PPM',
      fullName: 'Planned preventive maintenance',
      icon: 'wrench',
      tabs: caseTabs.PPM,
      details: {
        'Hospital group': {
          anchor: 'ppm-hospital-group',
          sample: true,
          title: 'A hospital group services its plant before it fails',
          about:
            'The customer is a hospital group in western India. Its buildings depend on chillers, air handling units, water treatment, lifts, generators, medical gas and electrical panels. A facilities team at each hospital looks after them, helped by service companies under yearly contracts. Operating theatres and intensive care cannot wait for a repair. So the group needs each machine inspected on time, by the right person, with a result that the quality department can read.',
          businessChallenge:
            'The yearly plan was a wall chart, and job cards were printed each morning. Technicians walked back to the office to collect the next card and to hand in the last one. A supervisor typed the readings into a sheet in the evening, if there was time. Missed inspections came to light when a machine stopped. The stores did not know which spare parts the coming week would need. The group could not tell whether a service company had done what its contract asked.',
          smarterSolution:
            'Every machine now has a record and a code on its door. The system plans inspections of HVAC, water and electrical systems from the standard procedure of each type and sends the work order to a technician’s phone. Readings are entered at the machine, and a value outside its limits opens a repair order at once. Sensors on chillers and pumps add condition-based checks between visits. Supervisors, quality staff and service companies each see their own view. In this illustration, the result is a 95% productivity improvement in maintenance work, from planning a job to closing it.',
          figure: {
            name: 'hospital-group',
            figure: '95%',
            label: 'productivity improvement, as an illustration',
            note: 'Illustration of a 95% improvement: 20 jobs on cards, and 39 on the phone in the same time.',
            before: {
              label: 'cards, walks and evening typing',
              note: 'A job was written on a card, carried to the plant and typed in at night.',
            },
            alt: 'Twenty cards for jobs done on paper, and thirty-nine marks for jobs done on the phone in the same time.',
            look: 'above',
            width: 400,
            height: 300,
            drawing: { kind: 'jobs', before: 20, after: 39 },
            labels: [
              { text: 'On cards: 20 jobs', x: 6, y: 15.3 },
              { text: 'On the phone, in the same time: 39', x: 6, y: 48, on: 'after' },
              { text: 'Illustration of a 95% improvement', x: 6, y: 89.3, on: 'after', quiet: true },
            ],
          },
          products: [
            {
              name: 'Planned Preventive Maintenance',
              description: 'Service before failure',
              href: 'page:planned-preventive',
            },
          ],
          pin: { radius: 5.0, degrees: 146, side: 'start' },
          benefits: [
            {
              heading: '95% productivity improvement',
              content: 'Planning, doing and closing a job happen on the phone, without cards or retyping.',
            },
            {
              heading: 'Inspections that are not missed',
              content: 'The plan follows the procedure of each machine and shows what is overdue.',
            },
            {
              heading: 'Contracts that can be checked',
              content: 'Each visit of a service company leaves readings, times and a signature.',
            },
          ],
        },
      },
    },
    {
      key: 'SmartCity',
      fullName: 'Smart city',
      icon: 'building-2',
      tabs: caseTabs.SmartCity,
      details: {
        Gujarat: {
          anchor: 'smartcity-gujarat',
          sample: true,
          title: 'A city in Gujarat brings its services into one command centre',
          about:
            'The customer is a municipal corporation in Gujarat. It supplies water, collects waste, runs buses and street lights, and answers complaints from a growing city. Over the years its departments had bought sensors and software for their own needs. The corporation wanted one integrated command and control centre where the commissioner, the engineers and the duty staff see the same city. The centre had to work with what was already on the streets, since replacing it was not an option.',
          businessChallenge:
            'The water department watched its pumps, the transport department its buses and the police its junctions, each on its own screen. A burst main flooded a road long before the traffic staff heard of it. Citizens had to guess which office a complaint belonged to. Property tax, licences and certificates were handled by programs that could not pass a record to one another. The commissioner received a stack of daily reports, written in different formats, about a day that had ended.',
          smarterSolution: `We connected 15 IoT systems with 20 e-governance applications in one centre run on ${brand.flagship}. Water, waste, lighting, parking, air quality, buses and public cameras report to one map. A pressure drop on a main opens an incident, names the valve, warns the traffic desk and tells the ward office what to answer callers. A complaint reaches the right department with its place and photograph. Duty staff decide and act; the system proposes and records. Cameras serve traffic and public safety only, viewing rights follow the post a person holds, and recordings are kept for the period the corporation has ordered.`,
          figure: {
            name: 'gujarat',
            figure: '15 × 20',
            label: 'IoT systems and e-governance applications',
            note: '15 rows are systems, 20 columns applications: 300 crossings. One event of the water row reaches two desks.',
            before: {
              label: 'fifteen rows, no crossing',
              note: 'Each system ended in its own program, and no application could read another.',
            },
            alt: 'Fifteen rows of systems crossed by twenty columns of applications, 300 crossings. The water row reaches the traffic desk and the ward office.',
            look: 'above',
            width: 400,
            height: 300,
            drawing: { kind: 'crossings', systems: 15, applications: 20, event: [4, 11] },
            labels: [
              { text: 'Water', x: 18.5, y: 13.7, anchor: 'end' },
              { text: 'Lighting', x: 18.5, y: 23.6, anchor: 'end', quiet: true },
              { text: 'Air', x: 18.5, y: 33.5, anchor: 'end', quiet: true },
              { text: 'Cameras', x: 18.5, y: 43.5, anchor: 'end', quiet: true },
              { text: 'Traffic desk', x: 36, y: 6.7, anchor: 'middle', on: 'after' },
              { text: 'Ward office', x: 64, y: 6.7, anchor: 'middle', on: 'after' },
              { text: '20 e-governance applications', x: 21.5, y: 92, quiet: true },
            ],
          },
          products: [
            {
              name: brand.flagship,
              description: 'Integrated operations centre',
              href: 'page:flagship',
            },
            {
              name: 'Urban Infrastructure Unified Platform',
              description: 'Networks and works on one map',
              href: 'page:urban-infrastructure',
            },
          ],
          pin: { radius: 9.6, degrees: 200, side: 'end' },
          benefits: [
            {
              heading: 'One map for all departments',
              content: 'Water, traffic, lighting and waste staff look at the same event at the same time.',
            },
            {
              heading: 'What was bought is kept',
              content: 'Sensors and applications already in use are connected, not replaced.',
            },
            {
              heading: 'Complaints find their office',
              content: 'Place, photograph and subject decide who receives a complaint.',
            },
            {
              heading: 'A live view for the commissioner',
              content: 'The daily stack of reports gives way to the current state of each service.',
            },
          ],
        },
        Chhattisgarh: {
          anchor: 'smartcity-chhattisgarh',
          sample: true,
          title: 'A city in Chhattisgarh runs works, traffic and services together',
          about:
            'The customer is the smart city company of a city in Chhattisgarh. Its shareholders are the state and the municipal corporation, and its task is to build shared systems and hand them to the departments that use them. The city has wide industrial roads, old market streets and new townships. Traffic police, the water works, the bus company, the health office and the corporation all send staff to the centre, where each department keeps its own desk.',
          businessChallenge:
            'Suppliers had delivered systems under separate tenders, each with its own server, login and map. Desk staff kept a notebook of passwords. Road works were approved in one office while diversions were planned in another, so signs and signals often disagreed with the barriers on the street. The departments wanted to share data but not lose control of it. The company also needed proof that each supplier kept its system running, because payments depended on it and disputes were common.',
          smarterSolution:
            'The centre joins 17 IoT systems with 37 applications of the corporation and the state. One sign-on replaces the passwords, and a data agreement states which desk may read which field. When a road is dug up, the permit, the diversion, the signal plan and the bus stops change as one job with one person in charge. Alerts for the public leave in the Common Alerting Protocol after an officer has approved the text. The platform measures the running time of each supplier’s system and shows the figures to both sides, so payment rests on the same record.',
          figure: {
            name: 'chhattisgarh',
            figure: '17 × 37',
            label: 'systems and applications behind one sign-on',
            note: '17 systems and 37 applications are drawn. Four of the 37 are one road job.',
            before: {
              label: 'a notebook of passwords',
              note: 'Every supplier had its own server, login and map.',
            },
            alt: 'Seventeen systems on the left and thirty-seven applications on the right, all joined through one sign-on. Four applications belong to one job.',
            look: 'above',
            width: 400,
            height: 300,
            drawing: { kind: 'sign-on', systems: 17, applications: 37, job: [9, 4] },
            labels: [
              { text: 'One sign-on', x: 44, y: 66, anchor: 'middle', on: 'after' },
              { text: 'One job', x: 87, y: 32.3, on: 'after' },
              { text: '17 systems', x: 4, y: 97.7, quiet: true },
              { text: '37 applications', x: 86, y: 97.7, anchor: 'end', quiet: true },
            ],
          },
          products: [
            {
              name: brand.flagship,
              description: 'Integrated operations centre',
              href: 'page:flagship',
            },
            {
              name: 'Urban Infrastructure Unified Platform',
              description: 'Networks and works on one map',
              href: 'page:urban-infrastructure',
            },
          ],
          pin: { radius: 9.2, degrees: 24, side: 'start' },
          benefits: [
            {
              heading: 'One job for one road closure',
              content: 'Permit, diversion, signals and bus stops are planned and released together.',
            },
            {
              heading: 'Departments keep their data',
              content: 'A written agreement fixes which desk reads which field.',
            },
            {
              heading: 'Payment on a shared record',
              content: 'Supplier and city read the same running times.',
            },
          ],
        },
        'Saudi Arabia': {
          anchor: 'smartcity-saudi-arabia',
          sample: true,
          title: 'A new district in Saudi Arabia plans its operations before it opens',
          about:
            'The customer is the developer of a new city district in Saudi Arabia. Homes, offices, a mosque, schools and a shopping street share cooling, power, water and fibre that run in tunnels under the streets. The developer operates these services itself and needs a centre that works on the day the first residents arrive. Its staff speak Arabic and English, and its suppliers come from many countries. Heat, dust and water supply decide much of the daily work.',
          businessChallenge:
            'Each contractor planned a control room for its own trade: one for cooling, one for power, one for security, one for the tunnels. The developer would have had to staff them all and carry messages between them. Drawings, asset lists and sensor names followed a different scheme in every contract. Operators could not be trained, because no screen existed yet. And the developer did not want a system that only one manufacturer could extend as later parts of the district were built.',
          smarterSolution:
            'We wrote the naming rules first, and every contractor delivers its data by them through BACnet, Modbus or MQTT. The operations centre was built with simulated signals while the district was under construction, so operators trained on their own screens in Arabic and English. As a building opens, its live signals replace the simulated ones without a change of screen. A rise in tunnel temperature shows the cables, pipes and people affected, and the shift leader chooses the response. New parts of the district are added as data. Cameras stand in shared streets only, and residents can read why, and for how long, pictures are kept.',
          figure: {
            name: 'saudi-arabia',
            figure: 'Day 1',
            label: 'signals simulated until each building opens',
            note: 'Left of the line buildings are live, right of it simulated; the line moves. Buildings are an illustration.',
            before: {
              label: 'a control room per trade, on paper',
              note: 'Cooling, power, water and fibre each planned a room of its own.',
            },
            alt: 'Six buildings over four shared services. Three are live, three are still simulated, and the line between them moves. Not to scale.',
            look: 'above',
            width: 400,
            height: 300,
            drawing: { kind: 'district', buildings: 6, live: 3, services: 4 },
            labels: [
              { text: 'Live', x: 47, y: 10, anchor: 'end', on: 'after' },
              { text: 'Simulated', x: 53.5, y: 10, on: 'after' },
              { text: 'Cooling', x: 4, y: 70.3 },
              { text: 'Power', x: 4, y: 79 },
              { text: 'Water', x: 4, y: 87.7 },
              { text: 'Fibre', x: 4, y: 96.3 },
            ],
          },
          products: [
            {
              name: brand.flagship,
              description: 'Integrated operations centre',
              href: 'page:flagship',
            },
            {
              name: 'Urban Infrastructure Unified Platform',
              description: 'Networks and works on one map',
              href: 'page:urban-infrastructure',
            },
          ],
          pin: { radius: 10.6, degrees: 232, side: 'end' },
          benefits: [
            {
              heading: 'Ready on the first day',
              content: 'Operators train on simulated signals before the first building opens.',
            },
            {
              heading: 'One room for all trades',
              content: 'Cooling, power, security and tunnels share staff, screens and procedures.',
            },
            {
              heading: 'Room to grow',
              content: 'A later part joins by following the naming rules, whoever builds it.',
            },
            {
              heading: 'Two languages on every screen',
              content: 'Arabic and English show the same state, the same step and the same alarm.',
            },
          ],
        },
      },
    },
  ],
  related: [
    {
      description: 'The product behind the security cases: alarms, doors and cameras in one system.',
      href: 'page:security-platform',
    },
    {
      description: 'How water, traffic, lighting and public safety are connected in a city.',
      href: 'page:smart-city',
    },
    {
      description: 'Assets, inspection plans and work orders for plant and buildings.',
      href: 'page:planned-preventive',
    },
  ],
  closing: {
    title: 'Tell us what your control room has to deal with.',
    action: { label: 'Talk to an engineer', href: 'page:contact' },
  },
} satisfies CaseStudiesPage;
