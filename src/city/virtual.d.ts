declare module 'virtual:city-story' {
  const story: import('./story.ts').StageStory;
  export default story;
}

declare module 'virtual:city-facts' {
  const facts: import('./story.ts').CityFacts;
  export default facts;
}
