/** Software engineering: skills and job titles. */
export const softwareEngineering = `
# skills
JavaScript; =JS; vanilla JavaScript; vanilla JS | programming-language | ~ TypeScript
TypeScript; type script | programming-language | < JavaScript
Java; core Java; Java SE; J2SE; Java 8; Java 11; Java 17; Java 21 | programming-language | ~ Kotlin, C#
Python; Python 3; Python programming; Python scripting | programming-language
=C; C programming; C language; ANSI C; C99 | programming-language | ~ C++
C++; CPP; C plus plus; C++11; C++14; C++17; C++20; modern C++ | programming-language | ~ C
=C#; C sharp; CSharp; C#.NET | programming-language | ~ Java, .NET
=Go; Golang; Go programming; Go language | programming-language
=Rust; Rust programming; Rust lang; Rust language | programming-language | ~ C++
=Ruby; Ruby programming; Ruby language | programming-language
PHP; PHP 7; PHP 8; core PHP | programming-language
=Swift; Swift programming; Swift language; Swift 5 | programming-language | ~ Objective-C
Objective-C; ObjC | programming-language | < C ~ Swift
Kotlin | programming-language | ~ Java
Scala; Scala programming | programming-language | ~ Java, functional programming
=Dart; Dart programming; Dart language | programming-language | ~ Flutter
Perl; Perl 5; Perl scripting | programming-language
Lua; Lua scripting | programming-language
Haskell | programming-language | < functional programming
Erlang | programming-language | < functional programming ~ Elixir
=Elixir; Elixir language | programming-language | < functional programming ~ Erlang
Clojure; ClojureScript | programming-language | < functional programming
=F#; F sharp | programming-language | < functional programming ~ C#
OCaml; Objective Caml | programming-language | < functional programming
=Lisp; Common Lisp | programming-language | < functional programming ~ Scheme
=Scheme; Emacs Lisp | programming-language | < functional programming ~ Lisp
Prolog | programming-language
=Groovy; Apache Groovy | programming-language | ~ Java
Visual Basic .NET; VB.NET; VBNET | programming-language | < .NET ~ Visual Basic
Visual Basic; VB6; Visual Basic 6 | programming-language | ~ VBA
VBA; Visual Basic for Applications; Excel VBA; VBA macros | programming-language | ~ Visual Basic
COBOL | programming-language | ~ mainframe development
Fortran; Fortran 90; Fortran 77 | programming-language
Delphi; Object Pascal; Turbo Pascal; Borland Delphi; Embarcadero Delphi | programming-language
Ada programming; Ada 95; Ada language; SPARK Ada | programming-language
Assembly language; x86 assembly; ARM assembly; assembly programming | programming-language
Solidity | programming-language | ~ smart contracts
ABAP; SAP ABAP; ABAP Objects; ABAP OO | programming-language
Apex programming; Salesforce Apex; Apex classes; Apex triggers | programming-language | ~ Salesforce development
Zig programming; Zig language | programming-language | ~ C
WebAssembly; Wasm | framework
Verilog | programming-language | ~ VHDL
VHDL | programming-language | ~ Verilog
HTML; HTML5; hypertext markup language; semantic HTML | programming-language
CSS; CSS3; cascading style sheets | programming-language
=Sass; SCSS | programming-language | < CSS ~ Less CSS
Less CSS; LessCSS; =LESS | programming-language | < CSS ~ Sass
XML; XSD; XML schema | standard
XSLT | programming-language | < XML ~ XPath, XQuery
XPath | programming-language | < XML ~ XQuery, XSLT
XQuery | programming-language | < XML ~ XSLT, XPath
JSON; JSON Schema | standard
YAML | standard
Markdown | standard
UML; unified modelling language; unified modeling language; UML diagrams | standard
Bash; Bash scripting; shell scripting; shell scripts; Unix shell; Unix shell scripting; KSH; ZSH | programming-language | ~ Linux
SQL; structured query language; SQL queries; writing SQL; ANSI SQL; advanced SQL | programming-language
PL/SQL; PLSQL; Oracle PL/SQL | programming-language | < SQL ~ Oracle Database
T-SQL; TSQL; Transact-SQL | programming-language | < SQL ~ Microsoft SQL Server
Stored procedures; stored procs; writing stored procedures | technique | < SQL
Query optimisation; query optimization; SQL tuning; query tuning; index tuning; SQL performance tuning | technique | < SQL
=React; React.js; ReactJS; React JS; React hooks | framework | < JavaScript ~ Vue.js, Angular, Preact
React Native; ReactNative | framework | < JavaScript, React ~ Flutter, mobile development
Preact | framework | < JavaScript ~ React
Next.js; NextJS; Next JS | framework | < React, JavaScript ~ Nuxt.js
Remix framework; Remix.run | framework | < React ~ Next.js
Gatsby; GatsbyJS; Gatsby.js | framework | < React
Redux; React Redux; Redux Toolkit; Redux Saga; Redux Thunk | framework | < JavaScript ~ React, MobX
MobX | framework | < JavaScript ~ Redux
Zustand | framework | < React ~ Redux
React Query; TanStack Query | framework | < React
React Router | framework | < React
Angular; Angular 2+; Angular 2; Angular CLI; Angular 17 | framework | < TypeScript, JavaScript ~ React, Vue.js, AngularJS
AngularJS; Angular.js; Angular JS; Angular 1 | framework | < JavaScript ~ Angular
NgRx | framework | < Angular ~ RxJS
RxJS; ReactiveX | framework | ~ reactive programming, RxJava, RxSwift
RxJava | framework | ~ reactive programming, RxSwift, RxJS
RxSwift; reactive extensions | framework | ~ reactive programming, RxJS, RxJava
Vue.js; =Vue; VueJS; Vue JS; Vue 3; Vue 2 | framework | < JavaScript ~ React, Angular
Vuex | framework | < Vue.js ~ Pinia
Pinia | framework | < Vue.js ~ Vuex
Nuxt.js; Nuxt; NuxtJS | framework | < Vue.js ~ Next.js
Svelte; SvelteKit | framework | < JavaScript ~ React, Vue.js
SolidJS; Solid.js | framework | < JavaScript ~ React
Ember.js; EmberJS | framework | < JavaScript
Backbone.js; BackboneJS | framework | < JavaScript
Alpine.js; AlpineJS | framework | < JavaScript
HTMX | framework | < HTML
Web components; custom elements; shadow DOM | technique | < JavaScript ~ Lit element, Stencil.js
Lit element; LitElement | technique | < JavaScript ~ Stencil.js, Web components
Stencil.js | technique | < JavaScript ~ Web components, Lit element
jQuery; jQuery UI; jQuery Mobile | framework | < JavaScript
AJAX; asynchronous JavaScript | technique | < JavaScript
D3.js; D3JS; =D3 | framework | < JavaScript ~ data visualisation
Three.js; ThreeJS | framework | < JavaScript ~ WebGL
WebGL; WebGPU | framework | ~ OpenGL
Chart.js | framework | < JavaScript ~ Highcharts, ECharts
Highcharts | framework | < JavaScript ~ ECharts, Chart.js
ECharts | framework | < JavaScript ~ Chart.js, Highcharts
Leaflet.js | framework | ~ GIS, Mapbox, OpenLayers, Google Maps API
Mapbox | framework | ~ GIS, OpenLayers, Google Maps API, Leaflet.js
OpenLayers | framework | ~ GIS, Google Maps API, Leaflet.js, Mapbox
Google Maps API | framework | ~ GIS, Leaflet.js, Mapbox, OpenLayers
Node.js; NodeJS; Node JS | framework | < JavaScript
Express.js; ExpressJS; Node Express; =Express | framework | < Node.js
NestJS; Nest.js | framework | < Node.js, TypeScript ~ Express.js
Fastify | framework | < Node.js ~ Express.js, Koa.js, Hapi.js, Hono framework
Koa.js | framework | < Node.js ~ Express.js, Hapi.js, Hono framework, Fastify
Hapi.js | framework | < Node.js ~ Express.js, Hono framework, Fastify, Koa.js
Hono framework | framework | < Node.js ~ Express.js, Fastify, Koa.js, Hapi.js
Meteor.js; MeteorJS | framework | < JavaScript
Deno | framework | < JavaScript ~ Node.js, Bun runtime
Bun runtime; Bun.js | framework | < JavaScript ~ Node.js, Deno
tRPC | framework | < TypeScript
Bootstrap CSS; Twitter Bootstrap; Bootstrap 4; Bootstrap 5; =Bootstrap | framework | < CSS ~ Tailwind CSS
Tailwind CSS; Tailwind; TailwindCSS | framework | < CSS ~ Bootstrap CSS
Material UI; MUI | framework | ~ React, Angular Material, Material Design
Angular Material | framework | < Angular ~ React, Material Design, Material UI
Material Design | framework | ~ React, Material UI, Angular Material
Ant Design; AntD | framework | < React ~ Chakra UI, shadcn, Radix UI
Chakra UI | framework | < React ~ shadcn, Radix UI, Ant Design
shadcn | framework | < React ~ Radix UI, Ant Design, Chakra UI
Radix UI | framework | < React ~ Ant Design, Chakra UI, shadcn
Styled Components; CSS-in-JS; Emotion CSS | technique | < CSS
CSS Modules | technique | < CSS ~ BEM methodology, PostCSS
BEM methodology | technique | < CSS ~ PostCSS, CSS Modules
PostCSS | technique | < CSS ~ CSS Modules, BEM methodology
Flexbox; CSS Flexbox | technique | < CSS ~ CSS Grid
CSS Grid | technique | < CSS ~ Flexbox
Responsive web design; responsive design; mobile-first design; responsive websites; responsive layouts | technique | < CSS, Web design
Cross-browser compatibility; cross-browser testing; browser compatibility | technique
Web accessibility; a11y; WAI-ARIA | standard
Web performance; Core Web Vitals; page speed optimisation; page speed optimization; Lighthouse audits | technique
Progressive web apps; PWA; service workers | technique | < JavaScript
Single-page applications; SPA development; single page apps | technique | < JavaScript
Server-side rendering; static site generation | technique
Micro frontends; micro-frontend architecture; module federation | technique
Internationalisation; i18n; internationalization; software localisation; software localization | technique
Storybook.js; =Storybook | tool
webpack; web pack | tool | < JavaScript ~ Vite
=Vite; Vite.js | tool | < JavaScript ~ webpack
Rollup.js | tool | < JavaScript ~ webpack, esbuild, Parcel bundler, Turbopack
esbuild | tool | < JavaScript ~ webpack, Parcel bundler, Turbopack, Rollup.js
Parcel bundler | tool | < JavaScript ~ webpack, Turbopack, Rollup.js, esbuild
Turbopack | tool | < JavaScript ~ webpack, Rollup.js, esbuild, Parcel bundler
Babel.js; BabelJS; =Babel | tool | < JavaScript
=Gulp; Gulp.js | tool | < JavaScript ~ Grunt.js
Grunt.js; =Grunt | tool | < JavaScript ~ Gulp
npm; Node package manager | tool | < JavaScript ~ Yarn, pnpm
=Yarn; Yarn package manager | tool | < JavaScript ~ pnpm, npm
pnpm | tool | < JavaScript ~ npm, Yarn
ESLint | tool | < JavaScript ~ TSLint, JSLint, Prettier
TSLint | tool | < JavaScript ~ JSLint, Prettier, ESLint
JSLint | tool | < JavaScript ~ Prettier, ESLint, TSLint
=Prettier; Prettier formatter | tool | < JavaScript ~ ESLint, TSLint, JSLint
Monorepo; Nx monorepo | technique | ~ Turborepo, Lerna
Turborepo | technique | ~ Lerna, Monorepo
Lerna | technique | ~ Monorepo, Turborepo
Django; Django framework | framework | < Python ~ Flask
Django REST framework; DRF | framework | < Django, REST APIs
=Flask; Flask framework; Python Flask | framework | < Python ~ Django, FastAPI
FastAPI; Fast API | framework | < Python ~ Flask
Pyramid framework | framework | < Python ~ Tornado framework, aiohttp, Starlette
Tornado framework | framework | < Python ~ aiohttp, Starlette, Pyramid framework
aiohttp | framework | < Python ~ Starlette, Pyramid framework, Tornado framework
Starlette | framework | < Python ~ Pyramid framework, Tornado framework, aiohttp
Celery task queue; =Celery; Python Celery | framework | < Python
SQLAlchemy | framework | < Python, SQL
Pydantic | framework | < Python
asyncio; Python async | technique | < Python
PyQt; PyQt5; PySide | framework | < Python ~ Tkinter, Kivy, wxPython
Tkinter | framework | < Python ~ Kivy, wxPython, PyQt
Kivy | framework | < Python ~ wxPython, PyQt, Tkinter
wxPython | framework | < Python ~ PyQt, Tkinter, Kivy
Poetry packaging; Python Poetry | tool | < Python ~ pipenv, virtualenv
pipenv | tool | < Python ~ virtualenv, Poetry packaging
virtualenv; venv | tool | < Python ~ Poetry packaging, pipenv
Spring Framework; =Spring; Java Spring; Spring MVC; Spring Core; Spring Security; Spring Data; Spring AOP | framework | < Java
Spring Boot; SpringBoot | framework | < Spring Framework, Java
Spring Cloud; Netflix OSS; Spring Cloud Gateway; Eureka Server | framework | < Spring Framework ~ microservices
Spring Batch | framework | < Spring Framework ~ Spring Integration
Spring Integration | framework | < Spring Framework ~ Spring Batch
Spring WebFlux; WebFlux; Project Reactor | framework | < Spring Framework ~ reactive programming
Quarkus | framework | < Java ~ Spring Boot, Micronaut, Helidon, Vert.x
Micronaut | framework | < Java ~ Spring Boot, Helidon, Vert.x, Quarkus
Helidon | framework | < Java ~ Spring Boot, Vert.x, Quarkus, Micronaut
Vert.x | framework | < Java ~ Spring Boot, Quarkus, Micronaut, Helidon
=Hibernate; Hibernate ORM | framework | < Java, object-relational mapping
MyBatis; iBatis | framework | < Java, SQL ~ jOOQ
jOOQ | framework | < Java, SQL ~ MyBatis
JDBC; Java Database Connectivity | framework | < Java, SQL
Jakarta EE; Java EE; J2EE; JEE; Java Enterprise Edition; =EJB; Enterprise JavaBeans | framework | < Java
Java servlets; servlets | framework | < Java
JSF; JavaServer Faces; PrimeFaces; RichFaces | framework | < Java
=Struts; Apache Struts; Struts 2 | framework | < Java
Google Web Toolkit; GWT | framework | < Java ~ Vaadin
Vaadin | framework | < Java ~ Google Web Toolkit
JavaFX | framework | < Java ~ Java Swing
Java Swing; =Swing; AWT; Java AWT | framework | < Java ~ JavaFX
JMS; Java Message Service | framework | ~ message queues, ActiveMQ, IBM MQ
ActiveMQ; Apache ActiveMQ | framework | ~ message queues, IBM MQ, JMS
IBM MQ; WebSphere MQ; MQSeries | framework | ~ message queues, JMS, ActiveMQ
Multithreading; multi-threading; multithreaded programming; concurrent programming; concurrency; Java concurrency | technique
Lombok; Project Lombok | tool | < Java ~ MapStruct
MapStruct | tool | < Java ~ Lombok
JVM tuning; JVM; Java virtual machine; garbage collection tuning | technique | < Java
Play Framework | framework | < Scala ~ Akka, Lagom
Akka; Akka Streams | framework | < Scala ~ Lagom, Play Framework
Lagom | framework | < Scala ~ Play Framework, Akka
Ktor | framework | < Kotlin ~ Jetpack Compose, Kotlin coroutines, Kotlin Multiplatform
Jetpack Compose | framework | < Kotlin ~ Kotlin coroutines, Kotlin Multiplatform, Ktor
Kotlin coroutines | framework | < Kotlin ~ Kotlin Multiplatform, Ktor, Jetpack Compose
Kotlin Multiplatform | framework | < Kotlin ~ Ktor, Jetpack Compose, Kotlin coroutines
Apache Maven; =Maven; Maven builds | tool | < Java ~ Gradle
Gradle; Gradle Build Tool | tool | < Java ~ Apache Maven
Apache Ant; Ant build | tool | < Java ~ Apache Maven
Apache Tomcat; Tomcat | tool | < Java
WildFly; JBoss; JBoss EAP; Red Hat JBoss | tool | < Java
WebLogic; Oracle WebLogic; WebLogic Server | tool | < Java
WebSphere; IBM WebSphere; WebSphere Application Server | tool | < Java
Apache Camel; =Camel | framework | ~ systems integration, Mule ESB, TIBCO, Boomi
Mule ESB; MuleSoft; Anypoint Platform | framework | ~ systems integration, TIBCO, Boomi, Apache Camel
TIBCO | framework | ~ systems integration, Boomi, Apache Camel, Mule ESB
Boomi; Dell Boomi | framework | ~ systems integration, Apache Camel, Mule ESB, TIBCO
.NET; dotnet; =NET; .NET 6; .NET 8; Microsoft .NET; .NET Framework | framework | ~ C#
.NET Core; dotnet core | framework | < .NET
ASP.NET; ASP NET; ASP.NET Web Forms; classic ASP; WebForms | framework | < .NET
ASP.NET Core; ASP.NET MVC; ASP.NET Web API; .NET MVC; .NET Web API | framework | < ASP.NET, .NET
Blazor; Blazor WebAssembly; Blazor Server; Razor Pages | framework | < .NET, C#
Entity Framework; EF Core; Entity Framework Core | framework | < .NET, object-relational mapping ~ ADO.NET, Dapper ORM, NHibernate
ADO.NET | framework | < .NET, object-relational mapping ~ Dapper ORM, NHibernate, Entity Framework
Dapper ORM; =Dapper | framework | < .NET, object-relational mapping ~ NHibernate, Entity Framework, ADO.NET
NHibernate | framework | < .NET, object-relational mapping ~ Entity Framework, ADO.NET, Dapper ORM
LINQ; language integrated query | technique | < C#
WPF; Windows Presentation Foundation | framework | < .NET
WCF; Windows Communication Foundation | framework | < .NET
SignalR | framework | < .NET ~ WebSockets
.NET MAUI | framework | < C#, mobile development, .NET ~ Flutter
NuGet | tool | < .NET ~ MSBuild
MSBuild | tool | < .NET ~ NuGet
xUnit | framework | < .NET, unit testing ~ NUnit, MSTest
NUnit | framework | < .NET, unit testing ~ MSTest, xUnit
MSTest; xUnit.net | framework | < .NET, unit testing ~ xUnit, NUnit
SharePoint development; SPFx; SharePoint Framework | framework | ~ SharePoint
Dynamics 365 development; Dynamics CRM customisation; Dataverse | framework | ~ Microsoft Dynamics 365, X++
X++; Dynamics AX development | framework | ~ Microsoft Dynamics 365, Dynamics 365 development
Ruby on Rails; =Rails; RoR; Rails API; Ruby Rails | framework | < Ruby
Sinatra framework | framework | < Ruby ~ Sidekiq, Active Record, Hotwire
Sidekiq | framework | < Ruby ~ Active Record, Hotwire, Sinatra framework
Active Record; ActiveRecord | framework | < Ruby ~ Hotwire, Sinatra framework, Sidekiq
=Hotwire | framework | < Ruby ~ Sinatra framework, Sidekiq, Active Record
RSpec | framework | < Ruby, unit testing ~ Capybara testing, Minitest
Capybara testing | framework | < Ruby, unit testing ~ Minitest, RSpec
Minitest | framework | < Ruby, unit testing ~ RSpec, Capybara testing
Laravel; Laravel framework; Laravel Livewire | framework | < PHP
Symfony; Symfony framework | framework | < PHP ~ Laravel, Twig, Doctrine ORM
=Twig; Twig templates | framework | < PHP ~ Laravel, Doctrine ORM, Symfony
Doctrine ORM | framework | < PHP ~ Laravel, Symfony, Twig
CodeIgniter; CodeIgniter 4 | framework | < PHP ~ Laravel, CakePHP, Yii, Zend Framework
CakePHP | framework | < PHP ~ Laravel, Yii, Zend Framework, CodeIgniter
Yii; Yii2; Yii framework | framework | < PHP ~ Laravel, Zend Framework, CodeIgniter, CakePHP
Zend Framework; Laminas | framework | < PHP ~ Laravel, CodeIgniter, CakePHP, Yii
Composer PHP | tool | < PHP ~ PHPUnit
PHPUnit | tool | < PHP ~ Composer PHP
WordPress; WordPress development; WordPress themes; WordPress plugins; WP development | software | < Content management systems ~ PHP
WooCommerce | software | < WordPress ~ Shopify
Drupal; Drupal 8; Drupal 9; Drupal 10 | software | < content management systems ~ PHP
Joomla | software | < content management systems ~ PHP, TYPO3
TYPO3 | software | < content management systems ~ PHP, Joomla
Magento; Magento 2; Adobe Commerce | software | ~ PHP, e-commerce development, OpenCart, PrestaShop
OpenCart | software | ~ PHP, e-commerce development, PrestaShop, Magento
PrestaShop | software | ~ PHP, e-commerce development, Magento, OpenCart
Shopify development; Shopify Liquid; Shopify apps; Shopify themes | framework | ~ Shopify, e-commerce development
Adobe Experience Manager; =AEM | software | < content management systems ~ Sitecore, Kentico, Umbraco
Sitecore | software | < content management systems ~ Kentico, Umbraco, Optimizely CMS
Kentico | software | < content management systems ~ Umbraco, Optimizely CMS, Adobe Experience Manager
Umbraco | software | < content management systems ~ Optimizely CMS, Adobe Experience Manager, Sitecore
Optimizely CMS; Episerver | software | < content management systems ~ Adobe Experience Manager, Sitecore, Kentico
Headless CMS | software | < content management systems ~ Contentful, Strapi, Sanity CMS
Contentful | software | < content management systems ~ Strapi, Sanity CMS, Prismic
Strapi | software | < content management systems ~ Sanity CMS, Prismic, Headless CMS
Sanity CMS; Sanity.io | software | < content management systems ~ Prismic, Headless CMS, Contentful
Prismic | software | < content management systems ~ Headless CMS, Contentful, Strapi
E-commerce development; ecommerce development; payment gateway integration | technique | ~ Stripe API, PayPal integration
Stripe API | technique | ~ PayPal integration, E-commerce development
PayPal integration | technique | ~ E-commerce development, Stripe API
Phoenix Framework; Phoenix LiveView; LiveView | framework | < Elixir
Gin framework | framework | < Go ~ Gorilla Mux, GORM, Go Fiber
Gorilla Mux | framework | < Go ~ GORM, Go Fiber, Echo framework
GORM | framework | < Go ~ Go Fiber, Echo framework, Gin framework
Go Fiber | framework | < Go ~ Echo framework, Gin framework, Gorilla Mux
Echo framework | framework | < Go ~ Gin framework, Gorilla Mux, GORM
Tokio | framework | < Rust ~ Actix, Axum
Actix; Actix Web | framework | < Rust ~ Axum, Tokio
Axum; Rust async | framework | < Rust ~ Tokio, Actix
STL; Standard Template Library | framework | < C++
Qt framework; =Qt; Qt5; Qt6; QML; Qt Creator | framework | < C++
CMake | tool | ~ C++, GNU Make, Ninja build, Bazel
GNU Make; makefiles | tool | ~ C++, Ninja build, Bazel, Conan package manager
Ninja build | tool | ~ C++, Bazel, Conan package manager, CMake
Bazel | tool | ~ C++, Conan package manager, CMake, GNU Make
Conan package manager | tool | ~ C++, CMake, GNU Make, Ninja build
GDB; GNU debugger | tool | < debugging ~ LLDB, Valgrind, WinDbg
LLDB | tool | < debugging ~ Valgrind, WinDbg, GDB
Valgrind | tool | < debugging ~ WinDbg, GDB, LLDB
WinDbg | tool | < debugging ~ GDB, LLDB, Valgrind
MFC | framework | < C++ ~ Win32 API
Win32 API; Win32; Windows API; =COM; ATL/COM | framework | < C++ ~ MFC
OpenGL | framework | ~ game development, Vulkan API, DirectX, Shader programming
Vulkan API | framework | ~ game development, DirectX, Shader programming, OpenGL
DirectX; Direct3D | framework | ~ game development, Shader programming, OpenGL, Vulkan API
Shader programming; shaders | framework | ~ game development, OpenGL, Vulkan API, DirectX
OpenMP | technique | ~ MPI programming, Parallel programming
MPI programming; OpenMPI | technique | ~ Parallel programming, OpenMP
Parallel programming; parallel computing | technique | ~ OpenMP, MPI programming
GCC | tool | ~ C++, Clang, LLVM, Cross-compilation
Clang | tool | ~ C++, LLVM, Cross-compilation, Compiler design
LLVM | tool | ~ C++, Cross-compilation, Compiler design, GCC
Cross-compilation | tool | ~ C++, Compiler design, GCC, Clang
Compiler design; compilers | tool | ~ C++, GCC, Clang, LLVM
Unity game engine; Unity3D; Unity 3D; =Unity | framework | < game development ~ C#, Unreal Engine
Unreal Engine; Unreal Engine 4; Unreal Engine 5; UE4; UE5; Unreal Blueprints | framework | < game development ~ C++, Unity game engine
Godot; Godot Engine | framework | < game development ~ GameMaker Studio, Cocos2d
GameMaker Studio | framework | < game development ~ Cocos2d, Godot
Cocos2d; Cocos2d-x | framework | < game development ~ Godot, GameMaker Studio
Game development; game programming; gameplay programming; video game development; game engines | knowledge
Mobile development; mobile app development; mobile apps; mobile application development; native mobile apps | knowledge
iOS development; iOS; iOS app development; iPhone apps; iOS SDK; Cocoa Touch | knowledge | < mobile development ~ Swift
UIKit; AppKit | framework | < iOS development ~ Core Data, AVFoundation, Combine framework
Core Data | framework | < iOS development ~ AVFoundation, Combine framework, UIKit
AVFoundation | framework | < iOS development ~ Combine framework, UIKit, Core Data
Combine framework | framework | < iOS development ~ UIKit, Core Data, AVFoundation
SwiftUI | framework | < Swift, iOS development
Xcode | tool | < iOS development ~ TestFlight, CocoaPods, Swift Package Manager
TestFlight; App Store Connect | tool | < iOS development ~ CocoaPods, Swift Package Manager, Fastlane
CocoaPods | tool | < iOS development ~ Swift Package Manager, Fastlane, Xcode
Swift Package Manager | tool | < iOS development ~ Fastlane, Xcode, TestFlight
Fastlane | tool | < iOS development ~ Xcode, TestFlight, CocoaPods
Android development; Android SDK; Android app development; Android NDK; native Android | knowledge | < mobile development ~ Kotlin, Java
Android Studio | tool | < Android development
=Retrofit | framework | < Android development ~ Dagger 2, Room database, Android Jetpack
Dagger 2; Dagger Hilt | framework | < Android development ~ Room database, Android Jetpack, OkHttp
Room database | framework | < Android development ~ Android Jetpack, OkHttp, Retrofit
Android Jetpack | framework | < Android development ~ OkHttp, Retrofit, Dagger 2
OkHttp | framework | < Android development ~ Retrofit, Dagger 2, Room database
Flutter; Flutter SDK; Flutter framework | framework | < Dart, mobile development ~ React Native
Flutter BLoC | framework | < Flutter ~ Riverpod, GetX
Riverpod | framework | < Flutter ~ GetX, Flutter BLoC
GetX | framework | < Flutter ~ Flutter BLoC, Riverpod
Ionic Framework; =Ionic | framework | < mobile development, JavaScript ~ Apache Cordova, Capacitor.js, NativeScript
Apache Cordova; =Cordova; PhoneGap | framework | < mobile development, JavaScript ~ Capacitor.js, NativeScript, Ionic Framework
Capacitor.js | framework | < mobile development, JavaScript ~ NativeScript, Ionic Framework, Apache Cordova
NativeScript | framework | < mobile development, JavaScript ~ Ionic Framework, Apache Cordova, Capacitor.js
Firebase; Google Firebase; Firebase Cloud Messaging; Realtime Database | tool | ~ Crashlytics
Crashlytics | tool | ~ Firebase
Supabase | tool | ~ Firebase, Appwrite, Parse Server
Appwrite | tool | ~ Firebase, Parse Server, Supabase
Parse Server | tool | ~ Firebase, Supabase, Appwrite
Push notifications | technique | < mobile development ~ In-app purchases, Deep linking, App store submission
In-app purchases | technique | < mobile development ~ Deep linking, App store submission, Push notifications
Deep linking | technique | < mobile development ~ App store submission, Push notifications, In-app purchases
App store submission; app store deployment | technique | < mobile development ~ Push notifications, In-app purchases, Deep linking
Electron.js; ElectronJS | framework | < JavaScript ~ Tauri
Tauri | framework | < JavaScript ~ Electron.js
Chrome extensions; browser extensions | technique | < JavaScript
REST APIs; REST; RESTful APIs; RESTful services; RESTful web services; RESTful; REST services | technique
API design; API development; developing APIs; designing APIs; web APIs; API integration; third-party APIs; third-party API integration | technique
GraphQL | technique | ~ REST APIs, Apollo GraphQL, Hasura
Apollo GraphQL; Apollo Client; Apollo Server | technique | ~ REST APIs, Hasura, GraphQL
Hasura; Relay GraphQL | technique | ~ REST APIs, GraphQL, Apollo GraphQL
gRPC | framework | ~ REST APIs, Apache Thrift, Apache Avro
Apache Thrift | framework | ~ REST APIs, Apache Avro, gRPC
Apache Avro | framework | ~ REST APIs, gRPC, Apache Thrift
SOAP web services; SOAP; WSDL; SOAP APIs | technique | ~ REST APIs, SoapUI
SoapUI; web services | technique | ~ REST APIs, SOAP web services
OpenAPI; Swagger; Swagger UI; OpenAPI Specification | standard | < REST APIs
=Postman; Postman API; Newman Postman | tool | ~ API testing
WebSockets | technique | ~ Server-sent events
Socket.IO | technique | < WebSockets ~ Server-sent events
Server-sent events | technique | ~ WebSockets, Socket.IO
WebRTC | technique
Webhooks; webhook integrations | technique
API gateways | tool | ~ Kong Gateway, Apigee, Azure API Management
Kong Gateway | tool | ~ Apigee, Azure API Management, API gateways
Apigee | tool | ~ Azure API Management, API gateways, Kong Gateway
Azure API Management; API management | tool | ~ API gateways, Kong Gateway, Apigee
OAuth 2.0; OAuth; OAuth2 | standard | ~ OpenID Connect, JWT, SAML
OpenID Connect; OIDC | standard | ~ JWT, SAML, OAuth 2.0
JWT; JSON Web Tokens | standard | ~ SAML, OAuth 2.0, OpenID Connect
SAML; token-based authentication | standard | ~ OAuth 2.0, OpenID Connect, JWT
Keycloak | tool | ~ OAuth 2.0, Auth0, Okta integration
Auth0 | tool | ~ OAuth 2.0, Okta integration, Keycloak
Okta integration | tool | ~ OAuth 2.0, Keycloak, Auth0
Microservices; micro-services; microservice architecture; microservices architecture | method
Service-oriented architecture; SOA; enterprise service bus; ESB | method | ~ microservices
Event-driven architecture; event-driven systems; pub/sub; event-driven microservices | method | ~ Event sourcing, CQRS
Event sourcing | method | ~ CQRS, Event-driven architecture
CQRS; command query responsibility segregation | method | ~ Event-driven architecture, Event sourcing
Domain-driven design; DDD; bounded contexts | method
Software architecture; system architecture; systems architecture; application architecture; solution design; architecture design | knowledge
System design; systems design; high-level design; low-level design; software design | knowledge
Design patterns; software design patterns; Gang of Four; GoF patterns | knowledge
SOLID principles; clean code; clean architecture | method | ~ Hexagonal architecture
Hexagonal architecture; onion architecture; ports and adapters | method | ~ SOLID principles
MVC | method | < design patterns ~ MVVM, VIPER architecture
MVVM; model-view-controller; MVP pattern | method | < design patterns ~ VIPER architecture, MVC
VIPER architecture | method | < design patterns ~ MVC, MVVM
Object-oriented programming; OOP; OOD; object-oriented design; OOPS concepts; OOAD; object-oriented | method
Functional programming; functional languages | method
Reactive programming; reactive streams | method
Distributed systems; distributed computing; distributed architecture | knowledge
High availability systems; scalable systems; scalability; high-traffic systems; low-latency systems; low latency | knowledge
Data structures; data structures and algorithms; algorithms; algorithm design; DSA | knowledge
Object-relational mapping; ORM | framework | ~ Prisma ORM, TypeORM, Sequelize
Prisma ORM | framework | ~ TypeORM, Sequelize, Mongoose ODM
TypeORM | framework | ~ Sequelize, Mongoose ODM, Drizzle ORM
Sequelize | framework | ~ Mongoose ODM, Drizzle ORM, Knex.js
Mongoose ODM | framework | ~ Drizzle ORM, Knex.js, Object-relational mapping
Drizzle ORM | framework | ~ Knex.js, Object-relational mapping, Prisma ORM
Knex.js | framework | ~ Object-relational mapping, Prisma ORM, TypeORM
Message queues; message brokers; messaging middleware | technique
RabbitMQ; Rabbit MQ | tool | < message queues ~ Apache Kafka, ZeroMQ, NATS messaging
ZeroMQ | tool | < message queues ~ Apache Kafka, NATS messaging, RabbitMQ
NATS messaging | tool | < message queues ~ Apache Kafka, RabbitMQ, ZeroMQ
Apache Kafka; =Kafka; Kafka Streams; Confluent Kafka; Kafka Connect; Confluent Platform | tool | < message queues, event-driven architecture
Caching | technique | ~ Memcached, Varnish cache, Hazelcast
Memcached; cache invalidation; distributed caching | technique | ~ Varnish cache, Hazelcast, Ehcache
Varnish cache | technique | ~ Hazelcast, Ehcache, Caching
Hazelcast | technique | ~ Ehcache, Caching, Memcached
Ehcache | technique | ~ Caching, Memcached, Varnish cache
Redis; Redis cache; Valkey | tool | < caching ~ NoSQL databases
Relational databases; RDBMS; relational database management systems | knowledge | ~ SQL
Database design; schema design; database modelling; database modeling; database schema design; ER diagrams; entity-relationship diagrams; normalisation | technique
MySQL; MySQL Server | software | < SQL, relational databases ~ MariaDB
MariaDB | software | < SQL, relational databases ~ MySQL
PostgreSQL; Postgres | software | < SQL, relational databases ~ PostGIS
PostGIS; PSQL | software | < SQL, relational databases ~ PostgreSQL
Microsoft SQL Server; SQL Server; MS SQL Server; MSSQL; MS SQL; SQL Server 2019; SSMS; SQL Server Management Studio | software | < SQL, relational databases
Oracle Database; Oracle DB; =Oracle; Oracle 11g; Oracle 12c; Oracle 19c; Oracle SQL; Oracle RDBMS | software | < SQL, relational databases
IBM Db2; =DB2 | software | < SQL, relational databases
SQLite | software | < SQL, relational databases
Sybase; SAP ASE | software | < SQL, relational databases ~ Informix, Firebird database
Informix | software | < SQL, relational databases ~ Firebird database, Sybase
Firebird database | software | < SQL, relational databases ~ Sybase, Informix
Oracle APEX; Oracle Application Express | framework | < PL/SQL ~ Oracle Forms
Oracle Forms; Oracle Forms and Reports | framework | < PL/SQL ~ Oracle APEX
Microsoft Access; MS Access; Access database | software | ~ SQL
NoSQL databases; NoSQL; non-relational databases | knowledge
MongoDB; =Mongo; MongoDB Atlas; mongo db | software | < NoSQL databases
Apache Cassandra; =Cassandra; Cassandra DB | software | < NoSQL databases ~ ScyllaDB, Apache HBase
ScyllaDB | software | < NoSQL databases ~ Apache HBase, Apache Cassandra
Apache HBase; HBase | software | < NoSQL databases ~ Apache Cassandra, ScyllaDB
Amazon DynamoDB; DynamoDB; Dynamo DB | software | < NoSQL databases ~ Amazon Web Services
Couchbase | software | < NoSQL databases ~ CouchDB
CouchDB | software | < NoSQL databases ~ Couchbase
Azure Cosmos DB; CosmosDB; Cosmos DB | software | < NoSQL databases ~ Microsoft Azure
Neo4j | software | < NoSQL databases ~ Graph databases, ArangoDB, Amazon Neptune
Graph databases; Cypher query language | software | < NoSQL databases ~ ArangoDB, Amazon Neptune, Neo4j
ArangoDB | software | < NoSQL databases ~ Amazon Neptune, Neo4j, Graph databases
Amazon Neptune | software | < NoSQL databases ~ Neo4j, Graph databases, ArangoDB
Elasticsearch; Elastic Search | software | ~ OpenSearch, Apache Solr, Apache Lucene
OpenSearch | software | ~ Apache Solr, Apache Lucene, Algolia
Apache Solr; =Solr | software | ~ Apache Lucene, Algolia, Elasticsearch
Apache Lucene | software | ~ Algolia, Elasticsearch, OpenSearch
Algolia | software | ~ Elasticsearch, OpenSearch, Apache Solr
Time series databases | software | ~ InfluxDB, TimescaleDB
InfluxDB | software | ~ TimescaleDB, Time series databases
TimescaleDB | software | ~ Time series databases, InfluxDB
Database migration | technique | ~ Flyway, Liquibase, Data migration
Flyway | technique | ~ Liquibase, Data migration, Database migration
Liquibase; schema migration | technique | ~ Data migration, Database migration, Flyway
Data migration | technique | ~ Database migration, Flyway, Liquibase
=Git; Git version control; Gitflow; Git Flow; Git branching | tool | < version control
GitHub; GitHub Enterprise | tool | < Git
GitLab | tool | < Git
Bitbucket | tool | < Git ~ Gitea, Gerrit
Gitea | tool | < Git ~ Gerrit, Bitbucket
Gerrit | tool | < Git ~ Bitbucket, Gitea
Apache Subversion; SVN; Subversion; TortoiseSVN | tool | < version control ~ Git
Mercurial | tool | < version control ~ Git, Perforce, ClearCase, Team Foundation Server
Perforce; Helix Core | tool | < version control ~ Git, ClearCase, Team Foundation Server, CVS version control
ClearCase; IBM ClearCase | tool | < version control ~ Git, Team Foundation Server, CVS version control, Mercurial
Team Foundation Server; TFS | tool | < version control ~ Git, CVS version control, Mercurial, Perforce
CVS version control | tool | < version control ~ Git, Mercurial, Perforce, ClearCase
Version control; source control; version control systems; VCS; revision control; source code management | technique
Code review; peer code review; pull requests; reviewing code; merge requests | technique
Pair programming; mob programming | method | < Agile
Continuous integration; CI/CD; CI-CD; continuous delivery; continuous deployment; CI/CD pipelines; build pipelines; deployment pipelines; CICD | method | ~ DevOps
Jenkins; Jenkins pipelines; Jenkinsfile; Hudson CI | tool | < continuous integration
GitHub Actions | tool | < continuous integration, GitHub
GitLab CI; GitLab CI/CD; GitLab pipelines; GitLab Runner | tool | < continuous integration, GitLab
CircleCI; Circle CI | tool | < continuous integration ~ Travis CI, TeamCity, Bamboo CI
Travis CI; TravisCI | tool | < continuous integration ~ TeamCity, Bamboo CI, Buildkite
TeamCity | tool | < continuous integration ~ Bamboo CI, Buildkite, Drone CI
Bamboo CI | tool | < continuous integration ~ Buildkite, Drone CI, Bitrise
Buildkite | tool | < continuous integration ~ Drone CI, Bitrise, CircleCI
Drone CI | tool | < continuous integration ~ Bitrise, CircleCI, Travis CI
Bitrise | tool | < continuous integration ~ CircleCI, Travis CI, TeamCity
Azure DevOps; Azure Pipelines; VSTS; Visual Studio Team Services; Azure Repos; Azure Boards | tool | < continuous integration
Octopus Deploy | tool | < continuous integration ~ Spinnaker, Harness.io, Deployment automation
=Spinnaker | tool | < continuous integration ~ Harness.io, Deployment automation, Octopus Deploy
Harness.io | tool | < continuous integration ~ Deployment automation, Octopus Deploy, Spinnaker
Deployment automation; automated deployments | tool | < continuous integration ~ Octopus Deploy, Spinnaker, Harness.io
Artifactory; JFrog; JFrog Artifactory | tool | < continuous integration ~ Sonatype Nexus
Sonatype Nexus; Nexus Repository | tool | < continuous integration ~ Artifactory
Feature flags | technique | ~ LaunchDarkly, Trunk-based development, Blue-green deployment
LaunchDarkly; feature toggles | technique | ~ Trunk-based development, Blue-green deployment, Feature flags
Trunk-based development | technique | ~ Blue-green deployment, Feature flags, LaunchDarkly
Blue-green deployment; canary releases | technique | ~ Feature flags, LaunchDarkly, Trunk-based development
Release management; software releases; release engineering; release planning | duty
Technical debt reduction; refactoring; code refactoring; legacy code; legacy modernisation; legacy modernization | technique
Debugging; troubleshooting code; bug fixing; bug fixes; root cause debugging; debug | technique
Performance profiling; performance optimisation; performance optimization; code profiling; memory profiling; performance tuning | technique
Static code analysis; code quality; linting | tool | ~ SonarQube, Checkmarx, Fortify SCA
SonarQube | tool | ~ Checkmarx, Fortify SCA, Coverity
Checkmarx | tool | ~ Fortify SCA, Coverity, MISRA C
Fortify SCA | tool | ~ Coverity, MISRA C, Static code analysis
Coverity | tool | ~ MISRA C, Static code analysis, SonarQube
MISRA C; MISRA | tool | ~ Static code analysis, SonarQube, Checkmarx
Secure coding; secure software development; secure SDLC | technique | ~ application security, OWASP Top 10, DevSecOps
OWASP Top 10; OWASP | technique | ~ application security, DevSecOps, Secure coding
DevSecOps | technique | ~ application security, Secure coding, OWASP Top 10
Unit testing; unit tests; writing unit tests | technique | < software testing ~ Mocking frameworks
Mocking frameworks; Mockito | technique | < software testing ~ Unit testing
Integration testing; integration tests | technique | < software testing ~ Contract testing, Testcontainers
Contract testing; Pact testing | technique | < software testing ~ Testcontainers, Integration testing
Testcontainers | technique | < software testing ~ Integration testing, Contract testing
Test-driven development; TDD; test-first development | method | < unit testing
Behaviour-driven development; BDD; behavior driven development | method | < software testing ~ Gherkin, SpecFlow, Cucumber
Gherkin | method | < software testing ~ SpecFlow, Cucumber, Behaviour-driven development
SpecFlow; Cucumber BDD | method | < software testing ~ Cucumber, Behaviour-driven development, Gherkin
=Cucumber; Behave BDD | method | < software testing ~ Behaviour-driven development, Gherkin, SpecFlow
JUnit; JUnit 5; JUnit 4 | framework | < unit testing, Java
pytest; unittest; Python unittest | framework | < unit testing, Python ~ Robot Framework
Robot Framework | framework | < unit testing, Python ~ pytest
=Jest; Jest testing | framework | < unit testing, JavaScript ~ Vitest, React Testing Library
Vitest | framework | < unit testing, JavaScript ~ React Testing Library, Jest
React Testing Library; Enzyme testing; Testing Library | framework | < unit testing, JavaScript, React ~ Jest, Vitest
Mocha.js; =Mocha | framework | < unit testing, JavaScript ~ Jasmine testing, Karma test runner
Jasmine testing; Jasmine framework | framework | < unit testing, JavaScript ~ Karma test runner, Mocha.js
Karma test runner | framework | < unit testing, JavaScript ~ Mocha.js, Jasmine testing
=Cypress; Cypress.io; Cypress testing | tool | < end-to-end testing ~ Playwright, Selenium
=Playwright; Microsoft Playwright; Playwright tests | tool | < end-to-end testing ~ Cypress, Selenium
Selenium; Selenium WebDriver; Selenium Grid; Selenium IDE; WebDriver | tool | < end-to-end testing
=Puppeteer | tool | < end-to-end testing ~ Protractor, TestCafe, Nightwatch.js
=Protractor | tool | < end-to-end testing ~ TestCafe, Nightwatch.js, Puppeteer
TestCafe | tool | < end-to-end testing ~ Nightwatch.js, Puppeteer, Protractor
Nightwatch.js | tool | < end-to-end testing ~ Puppeteer, Protractor, TestCafe
End-to-end testing; E2E testing; E2E tests; end to end tests; UI testing; UI automation | technique | < software testing
Mobile testing; mobile app testing | tool | < software testing ~ Appium, Espresso testing, XCTest
Appium | tool | < software testing ~ Espresso testing, XCTest, Detox testing
Espresso testing | tool | < software testing ~ XCTest, Detox testing, Mobile testing
XCTest | tool | < software testing ~ Detox testing, Mobile testing, Appium
Detox testing | tool | < software testing ~ Mobile testing, Appium, Espresso testing
Google Test; GoogleTest; gtest | framework | < unit testing, C++
Software testing; QA testing; quality assurance testing; software QA; software quality assurance; application testing; testing software | technique
Manual testing; manual test execution | technique | < software testing ~ Exploratory testing
Exploratory testing; ad hoc testing | technique | < software testing ~ Manual testing
Test automation; automated testing; automation testing; automated tests; test automation frameworks; automation frameworks; QA automation | technique | < software testing
Regression testing | technique | < software testing ~ Smoke testing, Black-box testing
Smoke testing; sanity testing; regression tests; regression suites | technique | < software testing ~ Black-box testing, Regression testing
Black-box testing; white-box testing | technique | < software testing ~ Regression testing, Smoke testing
Functional testing; system testing; non-functional testing | technique | < software testing ~ System integration testing
System integration testing; =SIT | technique | < software testing ~ Functional testing
User acceptance testing; UAT; acceptance testing; UAT coordination | technique | < software testing
Test plans; test planning; test strategy; test cases; writing test cases; test case design; test scenarios; test scripts; test execution; requirements traceability matrix | duty | < software testing
Defect management; bug tracking; defect tracking; bug reporting; defect triage | duty | < software testing ~ Bugzilla, Mantis bug tracker
Bugzilla | duty | < software testing ~ Mantis bug tracker, Defect management
Mantis bug tracker; bug triage | duty | < software testing ~ Defect management, Bugzilla
Performance testing; load testing; performance tests | technique | < software testing ~ JMeter, LoadRunner, Gatling
JMeter; Apache JMeter | technique | < software testing ~ LoadRunner, Gatling, k6 load testing
LoadRunner; HP LoadRunner | technique | < software testing ~ Gatling, k6 load testing, Locust load testing
Gatling | technique | < software testing ~ k6 load testing, Locust load testing, NeoLoad
k6 load testing; Grafana k6 | technique | < software testing ~ Locust load testing, NeoLoad, BlazeMeter
Locust load testing | technique | < software testing ~ NeoLoad, BlazeMeter, Performance testing
NeoLoad | technique | < software testing ~ BlazeMeter, Performance testing, JMeter
BlazeMeter | technique | < software testing ~ Performance testing, JMeter, LoadRunner
API testing | technique | < software testing ~ REST Assured, Karate framework
REST Assured | technique | < software testing ~ Karate framework, API testing
Karate framework; API test automation | technique | < software testing ~ API testing, REST Assured
TestRail | tool | < software testing ~ Zephyr test management, HP ALM, Xray test management
Zephyr test management; Zephyr Scale | tool | < software testing ~ HP ALM, Xray test management, qTest
HP ALM; HP Quality Center; Micro Focus ALM | tool | < software testing ~ Xray test management, qTest, TestLink
Xray test management | tool | < software testing ~ qTest, TestLink, TestRail
qTest | tool | < software testing ~ TestLink, TestRail, Zephyr test management
TestLink | tool | < software testing ~ TestRail, Zephyr test management, HP ALM
UFT; HP QTP; Unified Functional Testing; QuickTest Professional | tool | < test automation ~ Ranorex, Tricentis Tosca, Katalon
Ranorex | tool | < test automation ~ Tricentis Tosca, Katalon, TestComplete
Tricentis Tosca; =Tosca | tool | < test automation ~ Katalon, TestComplete, UFT
Katalon; Katalon Studio | tool | < test automation ~ TestComplete, UFT, Ranorex
TestComplete; SmartBear | tool | < test automation ~ UFT, Ranorex, Tricentis Tosca
BrowserStack | tool | < software testing ~ Sauce Labs, LambdaTest
Sauce Labs | tool | < software testing ~ LambdaTest, BrowserStack
LambdaTest | tool | < software testing ~ BrowserStack, Sauce Labs
ISTQB; ISTQB Foundation; ISTQB certified tester; ISTQB CTFL; ISTQB Advanced | certificate | < software testing
Software development life cycle; SDLC; software development lifecycle; STLC; software lifecycle | method
Software development; software engineering; application development; developing software; software programming; application programming; computer programming; coding | knowledge
Full-stack development; full stack; fullstack | knowledge
Front-end development; frontend; frontend development; front end; front-end web development; UI development; user interface development | knowledge
Back-end development; backend; backend development; back end; server-side development; server-side programming | knowledge
Web development; web application development; web applications; web design and development; web programming; website development; developing web applications | knowledge
Desktop application development; desktop applications; Windows application development | knowledge
Agile; Agile methodology; Agile methodologies; Agile software development; Agile development; Agile methods | method
Scrum; Scrum methodology; Scrum framework; Agile Scrum; Agile/Scrum; Scrum ceremonies; sprint retrospectives; daily stand-ups | method | < Agile ~ Kanban
Kanban; Kanban boards; Scrumban | method | < Agile ~ Scrum
Extreme Programming | method | < Agile
LeSS framework | method | < Agile ~ Scaled Agile Framework
Sprint planning; backlog refinement; backlog grooming; product backlog; backlog management; story points; sprint reviews | duty | < Scrum
User stories; acceptance criteria; writing user stories; user story mapping; epics and user stories | technique | < Agile ~ Requirements gathering
Certified ScrumMaster; CSM certification; Certified Scrum Master; CSM | certificate | < Scrum
Certified Scrum Product Owner; CSPO; Professional Scrum Product Owner | certificate | < Scrum ~ PSPO
PSPO | certificate | < Scrum ~ Certified Scrum Product Owner
=Jira; Atlassian Jira; Jira Software | tool
=Confluence; Atlassian Confluence; Atlassian tools; Atlassian suite | tool | ~ Jira
Trello | tool | < Project management software ~ Jira
Asana | tool | < Project management software ~ Jira, Monday.com, ClickUp, Basecamp
Monday.com | tool | < Project management software ~ Jira, ClickUp, Basecamp, Wrike
ClickUp | tool | < Project management software ~ Jira, Basecamp, Wrike, YouTrack
Basecamp | tool | < Project management software ~ Jira, Wrike, YouTrack, Redmine
Wrike | tool | < Project management software ~ Jira, YouTrack, Redmine, Asana
YouTrack | tool | ~ Jira, Redmine, Asana, Monday.com
Redmine | tool | ~ Jira, Asana, Monday.com, ClickUp
Technical documentation; writing technical documentation; API documentation; technical specifications; functional specifications; design documents | duty | ~ Doxygen, Technical writing in engineering
Doxygen; Javadoc | duty | ~ Technical documentation
Requirements analysis; requirement gathering; requirements elicitation; requirement analysis; software requirements | technique
Technical leadership; tech leadership; leading engineering teams; engineering leadership; leading developers; mentoring developers; mentoring junior developers | duty
Technical interviews; interviewing engineers; hiring engineers | duty
Effort estimation; software estimation; story estimation | technique
Visual Studio Code; VS Code; VSCode | tool
Visual Studio; MS Visual Studio; Microsoft Visual Studio; Visual Studio .NET | tool
IntelliJ IDEA; IntelliJ; JetBrains | tool | ~ PyCharm, WebStorm
PyCharm | tool | ~ WebStorm, IntelliJ IDEA
WebStorm | tool | ~ IntelliJ IDEA, PyCharm
Eclipse IDE; =Eclipse | tool | ~ NetBeans
NetBeans; STS IDE | tool | ~ Eclipse IDE
=Vim; Neovim | tool | ~ Emacs, Sublime Text, Notepad++
Emacs | tool | ~ Sublime Text, Notepad++, Vim
Sublime Text | tool | ~ Notepad++, Vim, Emacs
Notepad++ | tool | ~ Vim, Emacs, Sublime Text
GitHub Copilot; AI coding assistants; AI-assisted development | tool | ~ Cursor IDE, Claude Code
Cursor IDE | tool | ~ Claude Code, GitHub Copilot
Claude Code | tool | ~ GitHub Copilot, Cursor IDE
Embedded systems; embedded software; embedded development; embedded programming; embedded software development; Embedded systems engineering | knowledge | ~ C
Firmware development; firmware; bare-metal programming; board bring-up | technique | < embedded systems ~ Bootloaders, Device drivers
Bootloaders | technique | < embedded systems ~ Device drivers, Firmware development
Device drivers; device driver development; Linux kernel development | technique | < embedded systems ~ Firmware development, Bootloaders
RTOS; real-time operating systems; real-time systems | software | < embedded systems ~ FreeRTOS, VxWorks, QNX
FreeRTOS | software | < embedded systems ~ VxWorks, QNX, Zephyr RTOS
VxWorks | software | < embedded systems ~ QNX, Zephyr RTOS, ThreadX
QNX | software | < embedded systems ~ Zephyr RTOS, ThreadX, RTOS
Zephyr RTOS | software | < embedded systems ~ ThreadX, RTOS, FreeRTOS
ThreadX | software | < embedded systems ~ RTOS, FreeRTOS, VxWorks
Embedded Linux | software | < embedded systems, Linux ~ Yocto, Buildroot
Yocto; Yocto Project | software | < embedded systems, Linux ~ Buildroot, Embedded Linux
Buildroot | software | < embedded systems, Linux ~ Embedded Linux, Yocto
Microcontrollers; microcontroller programming | equipment | < embedded systems ~ STM32, ARM Cortex, AVR microcontrollers
STM32 | equipment | < embedded systems ~ ARM Cortex, AVR microcontrollers, PIC microcontrollers
ARM Cortex; ARM Cortex-M | equipment | < embedded systems ~ AVR microcontrollers, PIC microcontrollers, ESP32
AVR microcontrollers; ATmega | equipment | < embedded systems ~ PIC microcontrollers, ESP32, 8051 microcontroller
PIC microcontrollers | equipment | < embedded systems ~ ESP32, 8051 microcontroller, MSP430
ESP32; ESP8266 | equipment | < embedded systems ~ 8051 microcontroller, MSP430, Microcontrollers
8051 microcontroller | equipment | < embedded systems ~ MSP430, Microcontrollers, STM32
MSP430 | equipment | < embedded systems ~ Microcontrollers, STM32, ARM Cortex
Arduino | equipment | ~ embedded systems, Raspberry Pi
Raspberry Pi | equipment | ~ embedded systems, Arduino
I2C | standard | < embedded systems ~ SPI protocol, UART
SPI protocol | standard | < embedded systems ~ UART, I2C
UART; I2C/SPI; serial communication | standard | < embedded systems ~ I2C, SPI protocol
CAN bus; =CAN; controller area network | standard | < embedded systems ~ ISO 26262, CANoe, AUTOSAR, LIN bus
CANoe | standard | < embedded systems ~ ISO 26262, AUTOSAR, LIN bus, UDS diagnostics
AUTOSAR; AUTOSAR Classic; AUTOSAR Adaptive | standard | < embedded systems ~ ISO 26262, LIN bus, UDS diagnostics, CAN bus
LIN bus | standard | < embedded systems ~ ISO 26262, UDS diagnostics, CAN bus, CANoe
UDS diagnostics | standard | < embedded systems ~ ISO 26262, CAN bus, CANoe, AUTOSAR
Internet of Things; IoT; IoT devices; IoT platforms | knowledge | ~ embedded systems, MQTT, Zigbee, Bluetooth Low Energy
MQTT | knowledge | ~ embedded systems, Zigbee, Bluetooth Low Energy, LoRaWAN
Zigbee | knowledge | ~ embedded systems, Bluetooth Low Energy, LoRaWAN, Internet of Things
Bluetooth Low Energy; =BLE | knowledge | ~ embedded systems, LoRaWAN, Internet of Things, MQTT
LoRaWAN; LoRa | knowledge | ~ embedded systems, Internet of Things, MQTT, Zigbee
FPGA; FPGA design; FPGA development; Xilinx; ASIC design; VLSI; digital logic design | technique | ~ VHDL, Verilog, Xilinx Vivado, Intel Quartus, RTL design
Xilinx Vivado; Vivado | technique | ~ VHDL, Verilog, Intel Quartus, RTL design, FPGA
Intel Quartus; Altera Quartus | technique | ~ VHDL, Verilog, RTL design, FPGA, Xilinx Vivado
RTL design | technique | ~ VHDL, Verilog, FPGA, Xilinx Vivado, Intel Quartus
ISO 26262; ASIL; functional safety | standard | ~ IEC 61508, DO-178C, IEC 62304
IEC 61508 | standard | ~ DO-178C, IEC 62304, ASPICE
DO-178C; DO-178B | standard | ~ IEC 62304, ASPICE, ISO 26262
IEC 62304 | standard | ~ ASPICE, ISO 26262, IEC 61508
ASPICE; Automotive SPICE | standard | ~ ISO 26262, IEC 61508, DO-178C
Robot Operating System; ROS2; =ROS; robotics software; robotics programming | framework
Blockchain; blockchain development; distributed ledger technology | knowledge | ~ Hyperledger
Hyperledger; Hyperledger Fabric; Web3 | knowledge | ~ Blockchain
Ethereum; dApps; decentralised applications; decentralized applications | framework | < blockchain ~ Web3.js, Truffle Suite, Hardhat
Web3.js; ethers.js | framework | < blockchain ~ Truffle Suite, Hardhat, Ethereum
Truffle Suite | framework | < blockchain ~ Hardhat, Ethereum, Web3.js
Hardhat | framework | < blockchain ~ Ethereum, Web3.js, Truffle Suite
Smart contracts; smart contract audits | technique | < blockchain ~ Solidity
Mainframe development; mainframe; IBM mainframe; z/OS | knowledge | ~ COBOL, JCL, CICS, IMS DB
JCL; job control language | knowledge | ~ COBOL, CICS, IMS DB, AS/400
CICS | knowledge | ~ COBOL, IMS DB, AS/400, RPG programming
IMS DB | knowledge | ~ COBOL, AS/400, RPG programming, Mainframe development
AS/400; IBM i; iSeries | knowledge | ~ COBOL, RPG programming, Mainframe development, JCL
RPG programming; RPGLE; RPG IV | knowledge | ~ COBOL, Mainframe development, JCL, CICS
Salesforce development; Force.com; Salesforce customisation; Salesforce customization | framework | < Salesforce ~ Lightning Web Components, Visualforce, SOQL
Lightning Web Components; LWC; Salesforce Lightning; Aura components | framework | ~ Salesforce, Visualforce, SOQL, Salesforce development
Visualforce | framework | ~ Salesforce, SOQL, Salesforce development, Lightning Web Components
SOQL | framework | ~ Salesforce, Salesforce development, Lightning Web Components, Visualforce
ServiceNow development; ServiceNow scripting; Glide scripting; GlideRecord | framework | < ServiceNow
SAP UI5; SAPUI5; SAP Fiori; Fiori; OpenUI5 | framework | < SAP ~ ABAP, OData
OData; SAP CDS views | framework | ~ ABAP, SAP UI5
Low-code development; low-code; no-code; low-code platforms | framework | ~ OutSystems, Mendix, Appian
OutSystems | framework | ~ Mendix, Appian, Pega
Mendix | framework | ~ Appian, Pega, Bubble.io
Appian | framework | ~ Pega, Bubble.io, Low-code development
Pega; Pega PRPC | framework | ~ Bubble.io, Low-code development, OutSystems
Bubble.io | framework | ~ Low-code development, OutSystems, Mendix
Power Apps; Microsoft Power Apps; PowerApps; Power Platform; Microsoft Power Platform; canvas apps | software | < low-code development ~ Power Automate
Power Automate; Microsoft Flow; Microsoft Power Automate; Power Automate Desktop | software | ~ robotic process automation
Robotic process automation; RPA; software robots | method | ~ UiPath, Blue Prism, Automation Anywhere
UiPath | method | ~ Blue Prism, Automation Anywhere, Robotic process automation
Blue Prism | method | ~ Automation Anywhere, Robotic process automation, UiPath
Automation Anywhere | method | ~ Robotic process automation, UiPath, Blue Prism
Retool | software | ~ Zapier, Make.com, n8n
Zapier | software | ~ Make.com, n8n, Workflow automation
Make.com; Integromat | software | ~ n8n, Workflow automation, Retool
n8n | software | ~ Workflow automation, Retool, Zapier
Workflow automation; automated workflows | software | ~ Retool, Zapier, Make.com
Web scraping | technique | ~ Python, BeautifulSoup, Scrapy
BeautifulSoup; Beautiful Soup | technique | ~ Python, Scrapy, Web scraping
Scrapy; screen scraping; web crawling; web crawlers | technique | ~ Python, Web scraping, BeautifulSoup
Regular expressions; regex; RegExp | technique
Systems integration; system integration; application integration; enterprise integration; EDI integration; middleware; EAI | technique | ~ Systems engineering
Multi-tenant architecture; SaaS development; multi-tenancy; SaaS applications; SaaS platforms | knowledge
Video streaming development; FFmpeg | technique | ~ GStreamer
GStreamer; HLS streaming; video codecs | technique | ~ Video streaming development
Open-source contribution; open source; open-source software; open source development | duty
Chatbot development; chatbots | technique | ~ Dialogflow, Rasa
Dialogflow | technique | ~ Rasa, Chatbot development
Rasa; conversational interfaces | technique | ~ Chatbot development, Dialogflow
Augmented reality; AR/VR; mixed reality | knowledge | ~ Unity game engine, Virtual reality, ARKit, ARCore
Virtual reality; VR development; Oculus SDK | knowledge | ~ Unity game engine, ARKit, ARCore, HoloLens
ARKit | knowledge | ~ Unity game engine, ARCore, HoloLens, Augmented reality
ARCore | knowledge | ~ Unity game engine, HoloLens, Augmented reality, Virtual reality
HoloLens | knowledge | ~ Unity game engine, Augmented reality, Virtual reality, ARKit
Socket programming; TCP/IP programming; network programming | technique
Cryptography; encryption; public key cryptography; cryptographic algorithms; PKI | knowledge
Computer graphics; rendering engines; ray tracing; 3D graphics programming | knowledge | ~ OpenGL, Physics engines
Physics engines | knowledge | ~ OpenGL, Computer graphics
Operating systems; operating system concepts; kernel programming; memory management; process scheduling | knowledge
Full-text search; site search; search relevance; search engines development | technique | ~ Elasticsearch
Software product development; product development; MVP development; minimum viable product | method | ~ Proof of concept
Proof of concept; PoC development; prototyping software | method | ~ Software product development
Production support; on-call support; on-call rotation; L3 support; third-line support; incident postmortems; postmortems | duty | ~ Application support
Application support | duty | ~ Production support
Software configuration management; configuration management; build management; build engineering | technique
Dependency injection; inversion of control; IoC containers | technique | < design patterns
Serverless; serverless architecture; serverless computing; Serverless Framework; function as a service | technique | ~ AWS Lambda
Web servers; web server administration; reverse proxy | tool
Nginx | tool | ~ web servers, Apache HTTP Server, IIS, HAProxy
Apache HTTP Server; Apache web server | tool | ~ web servers, IIS, HAProxy, Caddy server
IIS; Internet Information Services; Internet Information Server | tool | ~ web servers, HAProxy, Caddy server, Nginx
HAProxy | tool | ~ web servers, Caddy server, Nginx, Apache HTTP Server
Caddy server | tool | ~ web servers, Nginx, Apache HTTP Server, IIS
Vercel | tool | ~ cloud computing, Netlify, Heroku, Render hosting
Netlify | tool | ~ cloud computing, Heroku, Render hosting, Fly.io
Heroku | tool | ~ cloud computing, Render hosting, Fly.io, Vercel
Render hosting | tool | ~ cloud computing, Fly.io, Vercel, Netlify
Fly.io | tool | ~ cloud computing, Vercel, Netlify, Heroku
LAMP stack; LAMP | framework | < PHP, MySQL ~ LEMP
LEMP | framework | < PHP, MySQL ~ LAMP stack
MERN stack; MERN | framework | < MongoDB, Express.js, React, Node.js
MEAN stack; =MEAN | framework | < MongoDB, Express.js, Angular, Node.js ~ MEVN
MEVN | framework | < MongoDB, Express.js, Angular, Node.js ~ MEAN stack
LaTeX; TeX typesetting | software
Oracle Certified Java Programmer; OCJP; OCA Java; Oracle Certified Professional Java; SCJP; Oracle Certified Associate Java | certificate | < Java
Microsoft Certified Solutions Developer; MCSD; MCPD; Microsoft Certified Azure Developer | certificate | < .NET
Enterprise architecture; enterprise architecture frameworks; Zachman framework | knowledge | ~ software architecture
TOGAF; TOGAF 9; TOGAF certified | certificate | ~ enterprise architecture, ArchiMate
ArchiMate | certificate | ~ enterprise architecture, TOGAF
C4 model; architecture decision records | tool | ~ UML, Enterprise Architect tool, Lucidchart, draw.io
Enterprise Architect tool; Sparx EA; Sparx Enterprise Architect | tool | ~ UML, Lucidchart, draw.io, PlantUML
Lucidchart | tool | ~ UML, draw.io, PlantUML, C4 model
draw.io; diagrams.net | tool | ~ UML, PlantUML, C4 model, Enterprise Architect tool
PlantUML | tool | ~ UML, C4 model, Enterprise Architect tool, Lucidchart
Oracle ADF; Application Development Framework of Oracle | framework | ~ Java
JDeveloper; Oracle JDeveloper | software
Apache Wicket; Wicket framework | framework
Apache Tiles; Tiles templating | framework
JasperReports; Jasper Reports; iReport | software
Direct Web Remoting; DWR Ajax | framework
Adobe Flex; Flex Builder; Apache Flex | framework
JAXB; XML binding in Java | framework
Apache Axis; Axis2 | framework
Google Guice; Guice | framework
Log4j | tool
Visual SourceSafe; =VSS; Microsoft Visual SourceSafe | tool
Rational Rose; Rational Software Architect | software
TIBCO BusinessWorks; TIBCO BW; TIBCO EMS | software | < TIBCO
Visual FoxPro; FoxPro | programming-language
PowerBuilder; PowerScript | programming-language
Lotus Notes development; Domino Designer; LotusScript | programming-language
SAP BAPI; BAPIs | framework | < SAP
SAP user exits; BAdI; BADIs; customer exits | technique
SAP data migration; LSMW; batch data communication; BDC programs | technique
SAP Smart Forms; SAPscript; Adobe forms in SAP | technique
Web Dynpro; Webdynpro ABAP; SAP Web Dynpro | framework
Wireframe prototypes in code; rapid prototyping of interfaces | technique
Mutation testing; mutation score | technique
Chaos testing; fault injection | technique
Snapshot testing; golden file tests | technique
Visual regression testing; screenshot comparison tests | technique
Code generation tools; source generators; scaffolding tools | technique
Internationalisation of software; localisation engineering | technique
WCAG; Web Content Accessibility Guidelines; WCAG 2.1; WCAG 2.2 | standard | < Web accessibility ~ Accessibility design
Embedded C; embedded C programming | programming-language | < C, Embedded systems
SystemVerilog; System Verilog; =UVM | programming-language | < Verilog ~ VHDL
JSP; JavaServer Pages; JSTL | framework | ~ Java servlets
WinForms; Windows Forms | framework | ~ WPF
WinUI | framework | ~ WPF
XAML | standard | < WPF
JPA; Java Persistence API | framework | ~ Hibernate
Spring Data JPA | framework | ~ Hibernate
EclipseLink | framework | ~ Hibernate
Xamarin; Xamarin.Forms; Xamarin Forms | framework | ~ .NET MAUI
Elementor | software | < WordPress
Alembic | framework | ~ SQLAlchemy
Boost C++; Boost libraries | framework | ~ STL
HLSL | programming-language | ~ DirectX
GLSL | programming-language | ~ DirectX
Firestore; Cloud Firestore | tool | < Firebase
Electron apps | framework | ~ Tauri
Protocol Buffers; protobuf | standard | < gRPC
AMQP | standard | ~ RabbitMQ
Insomnia REST | tool | ~ Postman
Percona | software | ~ MariaDB
MySQL Workbench | software | < MySQL
Oracle SQL Developer | software | < SQL
BizTalk; BizTalk Server; Microsoft BizTalk Server | software | ~ MuleSoft
IBM Sterling Integrator; Sterling B2B Integrator; Sterling Integrator | software | ~ BizTalk
pgAdmin | software | < PostgreSQL
Codeship | tool | ~ Drone CI
SonarCloud | tool | ~ SonarQube
TestNG | framework | ~ JUnit
WebdriverIO | framework | ~ Selenium
XCUITest | framework | ~ XCTest
Chai.js | framework | ~ Mocha.js
Sinon.js | framework | ~ Mocha.js
CppUnit | framework | ~ Google Test
Catch2 | framework | ~ Google Test
Professional Scrum Master; PSM I; PSM | certificate | ~ Certified ScrumMaster
PhpStorm | tool | ~ WebStorm
CLion | tool | ~ WebStorm
JetBrains Rider | tool | ~ WebStorm
XAMPP; WAMP | framework | ~ LEMP
U-Boot | tool | ~ Buildroot
CANalyzer | tool | ~ CANoe
RS-232; RS-485 | standard | ~ UART
XSL | standard | ~ XQuery
Overleaf | tool | ~ LaTeX
Logback | framework | ~ Log4j
SLF4J | framework | ~ Log4j
ES6; ES2015; ECMAScript | standard | < JavaScript
Lumen framework | framework | ~ Laravel
Microsoft Bot Framework | framework | ~ Dialogflow
AZ-204 | certificate | ~ Microsoft Certified Solutions Developer

# titles
Software engineer; software development engineer; =SDE; =SWE; SDE II; software engineer II | mid | ~ software developer
Software developer; software programmer; application developer; applications developer; app developer | mid | ~ software engineer
Junior software engineer; associate software engineer; software engineer I; graduate software engineer; SDE I; entry level software engineer; trainee software engineer; assistant software engineer | junior | ~ software engineer, junior software developer
Junior software developer; junior developer; graduate developer; junior programmer; trainee developer; apprentice software developer; associate developer; entry level developer | junior | ~ software developer
Senior software engineer; sr software engineer; sr. software engineer; software engineer III; SDE III; senior software development engineer | senior | ~ senior software developer
Senior software developer; senior developer; sr software developer; senior programmer; senior application developer; sr. developer | senior | ~ senior software engineer
Staff software engineer; staff engineer; member of technical staff; senior member of technical staff | lead | ~ principal software engineer
Principal software engineer; principal engineer; principal developer; distinguished engineer; engineering fellow | lead | ~ staff software engineer
Lead software engineer; lead developer; lead software developer; development lead; lead programmer | lead | ~ technical lead
Technical lead; tech lead; technical team lead; technology lead; technical team leader; software team lead; software team leader | lead | ~ lead software engineer
Engineering manager; software engineering manager; software development manager; development manager; software manager; manager software engineering | manager
Senior engineering manager; group engineering manager; senior development manager | manager | ~ engineering manager
Director of engineering; engineering director; director of software engineering; director of software development; director of technology | director | ~ Engineering manager
Head of engineering; head of software development; head of development; head of software engineering; head of technology | director | ~ director of engineering, Engineering manager
VP of engineering; vice president of engineering; VP engineering; vice president engineering; SVP engineering | executive | ~ chief technology officer
Chief technology officer; CTO; chief technical officer; co-founder and CTO | executive
Programmer; computer programmer; coder; programmer analyst; analyst programmer; analyst/programmer; programmer/analyst | mid | ~ software developer
Intern software engineer; software engineering intern; software engineer intern; software development intern; software developer intern; developer intern; software intern; programming intern | intern
Working student software development; student developer; student assistant programming; student software developer | intern | ~ intern software engineer
Front-end developer; frontend developer; front-end engineer; frontend engineer; front end web developer; UI developer; UI engineer | mid | ~ web developer, full-stack developer
Senior front-end developer; senior frontend developer; senior front-end engineer; senior frontend engineer; senior UI developer | senior | ~ front-end developer
Junior front-end developer; junior frontend developer; junior UI developer | junior | ~ front-end developer
Back-end developer; backend developer; backend engineer; back-end engineer; server-side developer; API developer | mid | ~ full-stack developer
Senior back-end developer; senior backend developer; senior backend engineer; senior back-end engineer | senior | ~ back-end developer
Junior back-end developer; junior backend developer; junior backend engineer | junior | ~ back-end developer
Full-stack developer; fullstack developer; full-stack engineer; full stack software engineer; full stack web developer; MERN stack developer; MEAN stack developer | mid | ~ front-end developer, back-end developer
Senior full-stack developer; senior full-stack engineer | senior | ~ full-stack developer
Junior full-stack developer | junior | ~ full-stack developer
Web developer; website developer; web programmer; web engineer; web application developer; web designer and developer | mid | ~ front-end developer
Senior web developer; lead web developer | senior | ~ web developer
Junior web developer | junior | ~ web developer
Web development intern; web developer intern | intern | ~ Junior web developer
WordPress developer | mid | ~ web developer, Drupal developer, Magento developer, Shopify developer
Drupal developer | mid | ~ web developer, Magento developer, Shopify developer, E-commerce developer
Magento developer | mid | ~ web developer, Shopify developer, E-commerce developer, WordPress developer
Shopify developer | mid | ~ web developer, E-commerce developer, WordPress developer, Drupal developer
E-commerce developer; ecommerce developer; CMS developer | mid | ~ web developer, WordPress developer, Drupal developer, Magento developer
Java developer; Java engineer; Java software engineer; Java programmer; J2EE developer; Java/J2EE developer; Java backend developer; Java full stack developer | mid | ~ software developer
Senior Java developer; sr. Java developer; senior Java engineer; lead Java developer; senior Java/J2EE developer; sr Java developer | senior | ~ Java developer
.NET developer; C# developer; dot net developer; ASP.NET developer; .NET engineer; C# .NET developer; .NET software engineer; .NET core developer | mid | ~ software developer
Senior .NET developer; sr. .NET developer; senior C# developer; lead .NET developer | senior | ~ .NET developer
Python developer; Python engineer; Python programmer | mid | ~ software developer, Django developer
Django developer; Python software engineer; Python backend developer | mid | ~ software developer, Python developer
Senior Python developer; sr. Python developer; senior Python engineer | senior | ~ Python developer
PHP developer; PHP programmer | mid | ~ web developer, Laravel developer
Laravel developer; PHP web developer; Symfony developer | mid | ~ web developer, PHP developer
Senior PHP developer | senior | ~ Laravel developer
JavaScript developer; JavaScript engineer; TypeScript developer | mid | ~ front-end developer, full-stack developer, React developer, Angular developer, Vue.js developer
React developer; React.js developer; ReactJS developer | mid | ~ front-end developer, full-stack developer, Angular developer, Vue.js developer, Node.js developer
Angular developer | mid | ~ front-end developer, full-stack developer, Vue.js developer, Node.js developer, JavaScript developer
Vue.js developer; Vue developer | mid | ~ front-end developer, full-stack developer, Node.js developer, JavaScript developer, React developer
Node.js developer; NodeJS developer; Node developer | mid | ~ front-end developer, full-stack developer, JavaScript developer, React developer, Angular developer
Ruby on Rails developer; Ruby developer; Rails developer; RoR developer; Ruby engineer | mid | ~ back-end developer
C++ developer; C++ engineer; C/C++ developer; C++ software engineer; C++ programmer | mid | ~ software engineer
Senior C++ developer | senior | ~ C++ developer
Go developer; Golang developer; Go engineer; Golang engineer | mid | ~ back-end developer, Rust developer, Scala developer, Kotlin developer
Rust developer | mid | ~ back-end developer, Scala developer, Kotlin developer, Go developer
Scala developer | mid | ~ back-end developer, Kotlin developer, Go developer, Rust developer
Kotlin developer | mid | ~ back-end developer, Go developer, Rust developer, Scala developer
Mobile developer; mobile app developer; mobile application developer; mobile engineer; mobile software engineer; mobile apps developer | mid | ~ iOS developer, Android developer, Flutter developer, React Native developer
Flutter developer | mid | ~ iOS developer, Android developer, React Native developer, Mobile developer
React Native developer | mid | ~ iOS developer, Android developer, Mobile developer, Flutter developer
iOS developer; iOS engineer; iOS software engineer; iPhone developer; Swift developer; iOS app developer | mid | ~ mobile developer
Senior iOS developer | senior | ~ iOS developer
Android developer; Android engineer; Android software engineer; Android app developer; Android application developer | mid | ~ mobile developer
Senior Android developer | senior | ~ Android developer
Senior mobile developer; senior mobile engineer; lead mobile developer | senior | ~ mobile developer
Embedded software engineer; embedded engineer; embedded software developer; embedded systems engineer; firmware engineer; firmware developer; embedded developer; embedded systems developer; embedded C developer | mid | ~ C++ developer
Senior embedded software engineer; senior firmware engineer; senior embedded engineer; lead embedded engineer | senior | ~ embedded software engineer
Game developer; game programmer; gameplay programmer | mid | ~ software developer, Unity developer, Unreal developer
Unity developer | mid | ~ software developer, Unreal developer, Game developer
Unreal developer; video game developer; gameplay engineer | mid | ~ software developer, Game developer, Unity developer
Graphics programmer; game engine programmer | mid | ~ software developer
Blockchain developer; smart contract developer; blockchain engineer; Solidity developer; Web3 developer | mid | ~ back-end developer
QA engineer; quality assurance engineer; software QA engineer; software quality assurance engineer; quality engineer software; QA specialist | mid | ~ software tester
Software tester; QA tester; test analyst; QA analyst; quality assurance analyst; manual tester; software test engineer; quality assurance tester | mid | ~ QA engineer, Game tester
Game tester | mid | ~ QA engineer, Software tester
QA automation engineer; automation test engineer; test automation engineer; software development engineer in test; =SDET; automation tester; automation QA engineer; QA automation tester | mid | ~ QA engineer
Senior QA engineer; senior test engineer; senior test analyst; sr. QA analyst; senior QA analyst; senior software tester; senior quality assurance engineer | senior | ~ QA engineer
QA lead; test lead; lead QA engineer; QA team lead; lead test engineer; quality assurance lead | lead | ~ QA engineer
QA manager; test manager; software quality manager; software test manager | manager | ~ QA lead, Quality manager in manufacturing
Head of QA; QA director; head of testing | director | ~ QA manager
Junior QA engineer; junior tester; trainee tester; junior test analyst; junior QA tester | junior | ~ QA engineer
QA intern | intern | ~ Junior QA engineer
Software architect; application architect; lead architect; technical architect; Java architect; .NET architect; chief software architect | lead | ~ solutions architect
Solutions architect; solution architect; senior solutions architect; senior solution architect; integration architect | lead | ~ software architect
Enterprise architect; chief architect; IT architect; senior enterprise architect | lead | ~ solutions architect
Head of architecture | director | ~ Enterprise architect
Scrum master; Agile scrum master | mid | ~ Agile coach
Senior scrum master | senior | < Scrum master
Iteration manager | manager | ~ Scrum master
Agile coach; enterprise agile coach | lead | ~ scrum master
Release train engineer; Agile consultant | lead | ~ scrum master
Product owner; technical product owner; agile product owner; digital product owner | mid | ~ product manager
Senior product owner | senior | ~ Product owner
Product manager; software product manager; technical product manager; digital product manager; IT product manager | manager | ~ product owner
Senior product manager; lead product manager; group product manager; principal product manager | manager | ~ product manager
Associate product manager; junior product manager; assistant product manager | junior | ~ product manager
Product management intern | intern | ~ Associate product manager
Head of product; director of product management; director of product; product director | director | ~ senior product manager
VP of product; vice president of product | executive | ~ Head of product
Salesforce developer; Salesforce engineer; CRM developer | mid | ~ software developer, Dynamics developer
Senior Salesforce developer | senior | ~ Salesforce developer
Dynamics developer; Dynamics 365 developer; Apex developer | mid | ~ software developer, Salesforce developer
SAP developer; ABAP developer; SAP ABAP developer; SAP ABAP consultant; SAP technical consultant | mid | ~ software developer
Mainframe developer; COBOL developer; mainframe programmer; AS/400 developer; RPG developer; COBOL programmer | mid | ~ programmer
SQL developer; database developer; PL/SQL developer; Oracle developer; T-SQL developer; database programmer | mid | ~ back-end developer
RPA developer; UiPath developer; automation developer; RPA consultant | mid | ~ software developer, Low-code developer, SharePoint developer
Low-code developer; Power Platform developer | mid | ~ software developer, SharePoint developer, RPA developer
SharePoint developer | mid | ~ software developer, RPA developer, Low-code developer
Integration developer; middleware developer; MuleSoft developer; integration engineer; API engineer | mid | ~ back-end developer
Software consultant; software engineering consultant; IT consultant software; technology consultant | mid | ~ software engineer
Senior technical consultant | senior | ~ Software consultant
Freelance developer; freelance web developer; freelance software developer; freelance programmer; independent software developer; contract developer | mid | ~ web developer
Technical writer; documentation engineer; API writer; technical author; documentation specialist | mid
Senior technical writer | senior | ~ Technical writer
Developer advocate; developer relations engineer; developer evangelist; technical evangelist | mid | ~ software engineer
Head of developer relations | director | ~ Developer advocate
Application support engineer; application support analyst; production support engineer; software support engineer | mid | ~ software engineer, Technical support engineer
Technical support engineer; product support engineer | mid | ~ software engineer, Application support engineer
Release manager; build engineer; release engineer; build and release engineer | mid | ~ DevOps engineer, Software configuration manager
Software configuration manager; release coordinator | mid | ~ DevOps engineer, Release manager
Technical project manager; software project manager; IT delivery manager; software delivery manager; delivery manager | manager | < Project manager ~ engineering manager
Research software engineer; scientific programmer; scientific software developer; research programmer | mid | ~ software engineer, Simulation software engineer
Simulation software engineer | mid | ~ software engineer, Research software engineer
Robotics software engineer; autonomous systems engineer | mid | ~ embedded software engineer, Perception engineer
Perception engineer; ROS developer | mid | ~ embedded software engineer, Robotics software engineer
Technical program manager; technical programme manager; TPM | senior | ~ Programme manager, Technical project manager
`
