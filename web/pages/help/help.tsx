import { Link } from 'react-router-dom'
import { ProsePage, ProseSection } from '#web/components/prose.tsx'

export default function Help() {
  return (
    <ProsePage page="help">
      <ProseSection title="Analyzing">
        <p>
          Drop a PDF, DOCX or DOC of at most 10 MB, or photos of the pages, on the{' '}
          <Link to="/analyzer">Resume Analyzer</Link>, choose the job, and press Analyze Resume. The file is
          read on your device. Add a job description to be measured against that job instead of a typical one.
        </p>
        <p>
          Every finding names the line it is about. Choose it, and the place lights up on the page; choose a
          place, and you see what was read there.
        </p>
      </ProseSection>
      <ProseSection title="The score">
        <p>
          Resume quality is the score of your sections (is everything there, and does it say something),
          reduced by what a machine would lose (ATS) and by an untidy page (Format). With a job, the overall
          score is 70 % resume quality and 30 % job match, and it cannot be higher than the required skills
          allow: at most 45 with none of them, at most 70 with half. The formula is under each result. 80 and
          more is Excellent, 60 to 79 Good, below 60 Needs Improvement.
        </p>
        <p>
          A check that does not apply to you costs nothing. Without a job, the overall score is the resume
          quality.
        </p>
      </ProseSection>
      <ProseSection title="If a file cannot be read">
        <ul>
          <li>
            It is a scan: the page is a picture without text. Export it again from the program it was written
            in.
          </li>
          <li>It has a password: you are asked for it. The password stays on your device.</li>
          <li>It is damaged, or another kind of file than its name says: save it again as PDF.</li>
          <li>It is larger than 10 MB: a resume without large pictures is far smaller.</li>
        </ul>
      </ProseSection>
      <ProseSection title="Building">
        <p>
          The <Link to="/builder">Resume Builder</Link> saves every keystroke on your device. What you
          download is read back by our own reader first, so that you know a machine gets what you typed. Any
          finished analysis can be opened in the builder.
        </p>
      </ProseSection>
      <ProseSection title="Offline">
        <p>
          After the first visit Legible fetches what it needs in the background. When the foot of the page
          says Ready offline, analyzing and building work without a network. The sign beside your name tells
          where your work is: Synced, or saved on this device and waiting.
        </p>
        <p>
          To install Legible as an app, use the button in your <Link to="/profile">profile</Link>, or your
          browser's menu.
        </p>
      </ProseSection>
      <ProseSection title="AI Analysis">
        <p>
          It runs in your browser where your device can, or on the server where its operator has set a model
          up. If neither is there, the analyzer says so and why. Scores never come from a model.
        </p>
      </ProseSection>
      <ProseSection title="Your account">
        <p>
          Forgotten the password? <Link to="/forgot">Ask for a link</Link>. Export Data and Delete Account are
          in your <Link to="/profile">profile</Link>. For anything else, see{' '}
          <Link to="/contact">Contact Us</Link>.
        </p>
      </ProseSection>
    </ProsePage>
  )
}
