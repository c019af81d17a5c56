import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { Exhibit, State } from '../exhibit.tsx';

const words = {
  choose: 'Choose files',
  none: 'No files chosen',
  drop: 'or lay them here',
  remove: (name: string) => `Remove ${name}`,
  progress: (name: string) => `Sending ${name}`,
  done: 'Sent',
  waiting: 'waits',
  form: { sending: 'Sending', checking: 'Checking', cancel: 'Cancel' },
};
const label = 'Your recordings or notes';

export function Uploaders() {
  return (
    <Exhibit
      id="uploader"
      name="Uploader"
      use="Files to choose or to drop; the browser’s own input covers the whole area."
    >
      <State name="Empty">
        <Uploader idPrefix="u1" name="files" label={label} optionalNote="optional" isMultiple words={words} />
      </State>
      <State name="Hover" force="hover" on=".tray">
        <Uploader idPrefix="u2" name="files" label={label} words={words} />
      </State>
      <State name="Focus" force="focus-visible">
        <Uploader idPrefix="u3" name="files" label={label} words={words} />
      </State>
      <State name="Something held over it">
        <Uploader idPrefix="u4" name="files" label={label} isOver words={words} />
      </State>
      <State name="Error">
        <Uploader
          idPrefix="u5"
          name="files"
          label={label}
          error="Please upload only PDF files."
          words={words}
        />
      </State>
      <State name="Disabled">
        <Uploader idPrefix="u6" name="files" label={label} isDisabled words={words} />
      </State>
      <State name="Sending, waiting, sent, failed, long names" isWide>
        <Uploader
          idPrefix="u7"
          name="files"
          label={label}
          isMultiple
          words={words}
          uploads={[
            { key: 'a', name: 'Ansøgning.pdf', size: '0.4 MB', progress: 100 },
            { key: 'b', name: 'Program 2025.pdf', size: '2.4 MB', progress: 62 },
            { key: 'c', name: 'Noter.pdf', size: '1.1 MB', progress: null },
            {
              key: 'd',
              name: 'En_meget_lang_fil_uden_et_eneste_mellemrum_som_ingen_skærm_kan_bryde_af_sig_selv.pdf',
              size: '14.2 MB',
              progress: 10,
              error: 'Larger than 10 MB. Send it in two parts, or write to us.',
            },
          ]}
        />
      </State>
    </Exhibit>
  );
}

export function Progresses() {
  return (
    <Exhibit
      id="progress"
      name="Progress bar"
      use="How much is done: filled with ink, and with sun once complete."
    >
      <State name="Begun">
        <ProgressBar id="p1" label="Breath and support" value={12} valueText="12 %" />
      </State>
      <State name="Further">
        <ProgressBar id="p2" label="Modul 5 af 8" value={62} valueText="62 %" />
      </State>
      <State name="Done">
        <ProgressBar id="p3" label="Breath and support" value={100} valueText="100 %" />
      </State>
      <State name="Indeterminate">
        <ProgressBar id="p4" label="Asking the bank" value={null} valueText="a moment" />
      </State>
      <State name="Error">
        <ProgressBar
          id="p5"
          label="Sending"
          value={40}
          valueText="40 %"
          error="The connection was lost. What was sent is kept."
        />
      </State>
      <State name="Long text">
        <ProgressBar
          id="p6"
          label="Fra det første åndedrag til den sidste strofe, med alle øvelser undervejs"
          value={33}
          valueText="3 of 9"
        />
      </State>
    </Exhibit>
  );
}
