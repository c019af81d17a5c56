import { Alert, ErrorSummary } from '#app/ui/feedback/alert.tsx';
import { Badge, DraftBadge } from '#app/ui/feedback/badge.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Exhibit, State } from '../exhibit.tsx';

export function Alerts() {
  return (
    <Exhibit id="alert" name="Alert" use="What is true of the page now, in its text and not above it.">
      <State name="Note">
        <Alert headingLevel={3} title="Payments open soon">
          <p>You can already look around. Nothing is sold before the bank is connected.</p>
        </Alert>
      </State>
      <State name="It worked">
        <Alert variant="sunlit" headingLevel={3} title="Booking received!">
          <p>We have written to nanna@example.com.</p>
        </Alert>
      </State>
      <State name="Error, with the way out">
        <Alert
          variant="wrong"
          headingLevel={3}
          title="The bank did not answer"
          actions={
            <Button isCompact variant="ghost">
              Ask again
            </Button>
          }
        >
          <p>Your hour stays held. Nothing was charged.</p>
        </Alert>
      </State>
      <State name="What is missing, linked">
        <ErrorSummary
          title="Tre ting mangler, før vi kan læse med"
          headingLevel={3}
          errors={[
            { control: 'f5-email', label: 'Din e-mailadresse' },
            { control: 't4-message', label: 'Din baggrund' },
            { control: 'c6-terms', label: 'Dit samtykke' },
          ]}
        />
      </State>
      <State name="Long text" isWide>
        <Alert
          headingLevel={3}
          title="Timen kan flyttes indtil 24 timer før, og kun så længe der er en anden tid fri"
        >
          <p>
            Flyt den højst tre gange. Du betaler aldrig to gange for den samme time, og hvis du fortryder
            inden for fjorten dage, får du det hele tilbage. Derefter skriver du til studiet, og vi finder ud
            af det sammen.
          </p>
        </Alert>
      </State>
    </Exhibit>
  );
}

export function Badges() {
  return (
    <Exhibit
      id="badge"
      name="Badge"
      use="The kind or status of one thing; its text carries the whole meaning."
    >
      <State name="Looks" isWide>
        <p className="actions">
          <Badge>Interview</Badge>
          <Badge variant="ink">New</Badge>
          <Badge variant="sun">3 places left</Badge>
          <Badge variant="done">Paid</Badge>
          <Badge variant="waiting">Held for 9 minutes</Badge>
          <Badge variant="wrong">Payment failed</Badge>
          <Badge variant="quiet">Afsluttet</Badge>
          <DraftBadge>Sample</DraftBadge>
        </p>
      </State>
      <State name="Long text">
        <Badge variant="waiting">Afventer, at banken bekræfter betalingen af den anden rate</Badge>
      </State>
    </Exhibit>
  );
}
