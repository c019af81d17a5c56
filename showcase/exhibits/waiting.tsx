import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { Exhibit, State } from '../exhibit.tsx';

export function Skeletons() {
  return (
    <Exhibit id="skeleton" name="Skeleton" use="Empty staves in the size of what is loading.">
      <State name="Text">
        <Skeleton label="Fetching the article" />
      </State>
      <State name="Rows">
        <Skeleton label="Fetching rows" variant="rows" lines={3} />
      </State>
      <State name="Picture">
        <Skeleton label="Fetching a picture" variant="picture" />
      </State>
    </Exhibit>
  );
}

export function EmptyStates() {
  return (
    <Exhibit id="empty-state" name="Empty state" use="Nothing yet: what will appear here, and how to add it.">
      <State name="With a way on">
        <EmptyState
          title="No workbook yet"
          headingLevel={3}
          actions={<Button isCompact>Add the first one</Button>}
        >
          <p>Upload a PDF, and its first pages can be read here by everyone.</p>
        </EmptyState>
      </State>
      <State name="Drawn, for visitors and students">
        <EmptyState title="Your cart is empty" headingLevel={3} drawing="hook">
          <p>We’ll keep what you add for 30 days.</p>
        </EmptyState>
      </State>
      <State name="Nothing to do, long text">
        <EmptyState title="Ingen opgaver venter på dig, og det gør der heller ikke i morgen" headingLevel={3}>
          <p>Når noget kræver et svar, kommer det her og i en mail. Du behøver ikke holde øje.</p>
        </EmptyState>
      </State>
    </Exhibit>
  );
}

export function ErrorPages() {
  return (
    <Exhibit id="error-page" name="Error page" use="In the place of a page that cannot be shown.">
      <State name="Ours" isWide>
        <ErrorPage
          headline="A wrong note"
          melody={[4, 5, 1]}
          sentence="Something went wrong on our side. We have noted it. Nothing was charged."
          actions={<ButtonLink href="#error-page">Back to the home page</ButtonLink>}
          reference={{ label: 'If you write to us about it, please quote this number:', number: '7f3a-21c0' }}
        />
      </State>
    </Exhibit>
  );
}
