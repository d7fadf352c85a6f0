export default function TermsPage() {
  return (
    <div className="wrap">
      <h1 className="text-page">Terms</h1>
    </div>
  );
}
