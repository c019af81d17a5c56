import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Exhibit, State } from '../exhibit.tsx';

const long = 'Send os din ansøgning med begge optagelser og de tidspunkter, hvor vi må ringe';

export function Buttons() {
  return (
    <Exhibit
      id="button"
      name="Button"
      use="The next step of a page, one per view; others beside it are ghosts."
    >
      <State name="Rest">
        <Button>Explore Courses</Button>
      </State>
      <State name="Hover" force="hover">
        <Button>Explore Courses</Button>
      </State>
      <State name="Focus" force="focus-visible">
        <Button>Explore Courses</Button>
      </State>
      <State name="Active" force="active">
        <Button>Explore Courses</Button>
      </State>
      <State name="Disabled, with its reason">
        <p className="actions">
          <Button disabled>Buy Now</Button>
          <span className="quiet">Payments open soon</span>
        </p>
      </State>
      <State name="Loading">
        <Button isBusy>Redirecting...</Button>
      </State>
      <State name="Error">
        <Button>Buy Now</Button>
        <p className="error spaced" role="alert">
          <span>The payment page did not open. Nothing was charged. Try again.</span>
        </p>
      </State>
      <State name="Long text">
        <Button>{long}</Button>
      </State>
      <State name="Ghost">
        <Button variant="ghost">Book Consultation</Button>
      </State>
      <State name="Ghost, hover" force="hover">
        <Button variant="ghost">Book Consultation</Button>
      </State>
      <State name="Sun">
        <Button variant="sun">Åbn programmet</Button>
      </State>
      <State name="Cannot be taken back">
        <Button variant="wrong">Refund the whole order</Button>
      </State>
      <State name="Cannot be taken back, hover" force="hover">
        <Button variant="wrong">Refund the whole order</Button>
      </State>
      <State name="Plain and compact">
        <Button variant="ghost" isPlain isCompact>
          Cancel
        </Button>
      </State>
      <State name="A link that is the next step">
        <ButtonLink href="#button">See free times</ButtonLink>
      </State>
    </Exhibit>
  );
}

export function Links() {
  return (
    <Exhibit id="link" name="Link" use="Leads to another page, underlined by the sun.">
      <State name="Rest">
        <TextLink href="#link">Learn More</TextLink>
      </State>
      <State name="Hover" force="hover">
        <TextLink href="#link">Learn More</TextLink>
      </State>
      <State name="Focus" force="focus-visible">
        <TextLink href="#link">Learn More</TextLink>
      </State>
      <State name="Active" force="active">
        <TextLink href="#link">Learn More</TextLink>
      </State>
      <State name="Not yet">
        <TextLink>Teaching plan, coming soon</TextLink>
      </State>
      <State name="On, and back">
        <p className="actions">
          <TextLink href="#link" leads="back">
            All courses
          </TextLink>
          <TextLink href="#link" leads="on">
            Next page
          </TextLink>
        </p>
      </State>
      <State name="In a new tab">
        <TextLink href="#link" newTabNote="(opens a new tab)">
          Directions on a map
        </TextLink>
      </State>
      <State name="Long text">
        <TextLink href="#link" leads="on">
          {long}
        </TextLink>
      </State>
    </Exhibit>
  );
}
