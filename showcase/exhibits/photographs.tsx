import { HomeHero, type HomeHeroData } from '#app/routes/site/home-hero.tsx';
import { FigureHead } from '#app/ui/figure-head.tsx';
import { InitialRing } from '#app/ui/media/initial-ring.tsx';
import { PhotographsProvider, type PlacedPhotograph } from '#app/ui/media/photographs.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { WholeNote } from '#app/ui/media/whole-note.tsx';
import { Exhibit, State } from '../exhibit.tsx';

/** A placeholder drawn for this page, in place of the owner's photograph. */
const sample: PlacedPhotograph = {
  address: '/sample-photograph',
  widths: [480, 800],
  width: 800,
  height: 1000,
  placeholder:
    'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACQAQCdASoKAAwABUB8JaQAAlAhKAAA/ZQucW13eRpF0SqzOQVo3cLwGPFXgVS9wK//weVp+ILb6KhxPCAAAA==',
  alt: 'Placeholder for a photograph of the coach',
};

const photographs = Object.fromEntries(
  ['coach-singing', 'coach-listening', 'instructor-thea', 'island'].map((name) => [name, sample]),
);

const hero: HomeHeroData = {
  document: {
    key: 'home',
    language: 'en',
    blocks: [
      {
        type: 'headline',
        text: 'Sing so the room leans in',
        melody: [1, 3, 4, 3, 2, 6],
        picture: 'hero-en',
        pictureAlt: 'The sung line as a print of its sound',
      },
      { type: 'lead', text: 'Her photograph fills the window; the staves begin at its edge.' },
    ],
  },
  identity: { studioName: 'The studio', coachName: 'the coach' },
  words: {
    coachSings: (name) => `${name}, singing`,
    exploreCourses: 'Explore Courses',
    bookConsultation: 'Book Consultation',
    newTab: '(opens in a new tab)',
    freeConsultation: (minutes) => `Free, ${minutes} minutes`,
  },
  consultationHref: '/consultation',
  next: null,
};

export function Photographs() {
  return (
    <Exhibit
      id="photograph"
      name="Photograph"
      use="The owner’s photographs in the places of our drawings: cropped to them, in grey."
    >
      <State name="A portrait: drawn, in daylight, and without a picture">
        <div className="rings">
          <PhotographsProvider value={{}}>
            <WholeNote
              name="instructor-thea"
              isWhole
              alt="The drawn portrait"
              sizes="(min-width: 900px) 17vw, 150px"
            />
          </PhotographsProvider>
          <PhotographsProvider value={photographs}>
            <WholeNote
              name="instructor-thea"
              isWhole
              alt="The coach"
              sizes="(min-width: 900px) 17vw, 150px"
            />
          </PhotographsProvider>
          <InitialRing name="Åse" />
        </div>
      </State>
      <PhotographsProvider value={photographs}>
        <State name="Plain: magazine and gallery">
          <Picture
            name="island"
            alt="In the studio"
            sizes="(min-width: 700px) 30rem, 90vw"
            className="plain-photograph"
          />
        </State>
        <State name="The window of a page about one person" isWide isFramed>
          <FigureHead
            className="about-head"
            headline="About the coach"
            lead="The window is cut at the slant of the light."
            picture={{ name: 'coach-listening', alt: 'The coach listens' }}
            fan={null}
            room={6}
          />
        </State>
        <State name="The first screen of home" isWide isFramed>
          <HomeHero {...hero} />
        </State>
      </PhotographsProvider>
    </Exhibit>
  );
}
