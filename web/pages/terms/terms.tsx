import { Link } from 'react-router-dom'
import { ProsePage, ProseSection } from '#web/components/prose.tsx'

export default function Terms() {
  return (
    <ProsePage page="terms">
      <ProseSection title="The service">
        <p>
          Legible reads resumes, scores them by published rules, and helps to write them. A score is advice.
          It is not the score of any employer's system, and no promise of an interview.
        </p>
      </ProseSection>
      <ProseSection title="Your content">
        <p>
          Your resumes stay yours. You let this server store and show them to you; nothing else is done with
          them. Use only resumes that you may use: your own, or those of people who asked you to.
        </p>
      </ProseSection>
      <ProseSection title="Your account">
        <p>
          Keep your password to yourself. An administrator may deactivate an account that harms the service or
          others. You may leave at any time: Delete Account is in your <Link to="/profile">profile</Link>.
        </p>
      </ProseSection>
      <ProseSection title="Generated text">
        <p>
          Suggestions of a language model may be wrong. Facts, numbers and names in your resume are your
          responsibility: check them before you send it.
        </p>
      </ProseSection>
      <ProseSection title="Warranty">
        <p>
          Legible is free software under the MIT licence, provided as it is, without warranty of any kind.
          Whoever operates this server may add terms of their own; ask them under{' '}
          <Link to="/contact">Contact Us</Link>.
        </p>
      </ProseSection>
    </ProsePage>
  )
}
