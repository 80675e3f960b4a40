/* The programs that tests, benches and drawings need beyond npm packages, and their names in each package manager. */

export type Program = 'Chromium' | 'Firefox' | 'WebKitGTK' | 'nginx' | 'wrk';

interface Packages {
  /** Alternatives, in order of preference. */
  apt: (string | string[])[];
  /** dnf also accepts the path of a file, and installs the package that owns it. */
  dnf: string[];
  /** Empty if there is no formula. */
  brew: string[];
}

const packages: Record<Program, Packages> = {
  Chromium: {
    apt: [['chromium-headless-shell', 'chromium']],
    dnf: ['chromium'],
    brew: ['google-chrome'],
  },
  Firefox: { apt: [['firefox-esr', 'firefox']], dnf: ['firefox'], brew: ['firefox'] },
  WebKitGTK: {
    apt: [
      'webkit2gtk-driver',
      'xvfb',
      'python3-gi',
      'gir1.2-webkit2-4.1',
      // For the film.
      'gstreamer1.0-plugins-good',
      'gstreamer1.0-plugins-bad',
      'gstreamer1.0-libav',
    ],
    dnf: [
      '/usr/bin/WebKitWebDriver',
      '/usr/bin/Xvfb',
      'python3-gobject',
      'webkit2gtk4.1',
      'gstreamer1-plugins-good',
      'gstreamer1-plugins-bad-free',
      'gstreamer1-plugin-libav',
    ],
    brew: [],
  },
  nginx: { apt: ['nginx'], dnf: ['nginx'], brew: ['nginx'] },
  wrk: { apt: ['wrk'], dnf: ['wrk'], brew: ['wrk'] },
};

/** What is missing and how to install it, in one sentence. */
export function sentenceAbout(missing: Program[]): string {
  const commands = [
    ['apt-get install --no-install-recommends', aptNames(missing)],
    ['dnf install', missing.flatMap((program) => packages[program].dnf)],
    ['brew install', missing.flatMap((program) => packages[program].brew)],
  ] as const;
  const installLines = commands
    .filter(([, names]) => names.length > 0)
    .map(([command, names]) => `${command} ${names.join(' ')}`);
  const verb = missing.length === 1 ? 'is' : 'are';
  const others = missing.includes('Chromium') ? '; or set CHROMIUM_PATH to a Chromium or Chrome' : '';
  return `${listed(missing)} ${verb} not on this machine: install with\n  ${installLines.join('\n  ')}${others}`;
}

/** The gate counts the tests skipped for this. */
export const skipReason = (program: Program): string => `${program} is not on this machine`;

export const listed = (names: string[]): string => new Intl.ListFormat('en-GB').format(names);

/** The commands a person would type: the first choice of each. */
export const aptNames = (missing: Program[], isThere = (_name: string) => true): string[] =>
  missing.flatMap((program) => packages[program].apt).flatMap((name) => [name].flat().find(isThere) ?? []);
