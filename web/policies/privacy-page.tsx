export default function PrivacyPage() {
  return (
    <div className="wrap">
      <h1 className="text-page">Privacy</h1>
    </div>
  );
}
